export { createRateBook, readRate } from "./current-rates.ts";
