/** What the page has for teachers; fetched when it is asked for. */
export { openCollected as collected } from "./collected.js";
export { openLesson as lesson } from "./lesson.js";
export { openTeacher as make } from "./teacher.js";
