/** What the page has for teachers; fetched when it is asked for. */
export { openCollected as collected } from "./class/collected.js";
export { openTeacher as make } from "./exercises/teacher.js";
export { openLesson as lesson } from "./lessons/lesson.js";
