export { thresholdFor } from "./capacity.rules.ts";
