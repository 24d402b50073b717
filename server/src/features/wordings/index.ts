export { saveWording } from "./save-wording.ts";
export { createWordingBook, type WordingBook } from "./wording-book.ts";
export { findWording, findWordings } from "./wordings.queries.ts";
