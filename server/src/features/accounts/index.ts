export { findErasureBars } from "./erasure-bars.ts";
export { registerByNumber } from "./register-by-number.ts";
export { findByNumber } from "./registrations.queries.ts";
