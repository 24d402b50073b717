export { saveWording } from "./save-wording.ts";
export { createWordingBook } from "./wording-book.ts";
export { findWording, findWordings } from "./wordings.queries.ts";
