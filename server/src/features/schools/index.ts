export { isAcceptedSchool } from "./schools.queries.ts";
