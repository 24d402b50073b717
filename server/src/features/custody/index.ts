export { epcisOf } from "./epcis-of.ts";
