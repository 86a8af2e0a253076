/** An exercise in an element: who works at it, and what words and links are called there. */

import type { Side } from "../engine/answers.js";
import type { Workspace } from "../model/app.js";
import { linkNames } from "../results/names.js";
import type { Task } from "../share/link/task.js";
import { sayableForm } from "../stage/layout/form.js";
import { openStudent, type Student, type StudentOptions } from "../teaching/exercises/student.js";
import type { Named } from "../teaching/exercises/verdict.js";

/** A task, and the name of what it came from. */
export interface Exercise {
  readonly task: Task;
  readonly name: string;
}

/** Who works at a task, and the name of what the task came from. */
export interface Seat {
  taken?: { readonly name: string; readonly student: Student } | undefined;
}

/** What a student works with in an element. */
export interface StudyOptions extends Omit<StudentOptions, "task" | keyof Named> {
  /** The place of who works at it, which outlives a face: an element that is moved gets another one. */
  readonly seat: Seat;
}

/** Who works at a task about the pair of a workspace: another task has another student. */
export function seated(
  workspace: Workspace,
  { task, name }: Exercise,
  { seat, ...options }: StudyOptions,
): Student {
  if (seat.taken?.name !== name) {
    const own = { ...options, task, ...named(workspace) };
    seat.taken = { name, student: openStudent(workspace, own) };
  }
  seat.taken.student.settle();
  return seat.taken.student;
}

/** What words and links of a workspace are called. */
function named(workspace: Workspace): Named {
  const side = (name: Side) => workspace.snapshot.trees?.[name]?.words ?? [];
  const form = (name: Side, word: number) =>
    sayableForm(side(name)[word - 1]?.form ?? String(word));
  return {
    names(links) {
      const { left, right } = workspace.snapshot.trees ?? {};
      return left && right ? linkNames(left, right, links) : [];
    },
    linkName: (link) => `${form("left", link.left)} – ${form("right", link.right)}`,
    form,
    words: (name) => side(name).map(({ id }) => ({ id, form: form(name, id) })),
  };
}
