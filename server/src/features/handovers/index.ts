export { keepPhoto } from "./keep-photo.ts";
