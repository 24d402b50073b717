export { type Actor, isAllowed } from "./actor.ts";
export { createAuthenticator } from "./authenticate.ts";
