export { createRateBook } from "./current-rates.ts";
