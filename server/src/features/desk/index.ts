export { movePoint } from "./pause-point.ts";
