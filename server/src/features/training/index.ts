export { createCourseGate, requireCourse } from "./course-gate.ts";
