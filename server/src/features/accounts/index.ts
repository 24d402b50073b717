export { registerByNumber } from "./register-by-number.ts";
export { findByNumber } from "./registrations.queries.ts";
