export { signUp } from "./sign-up.ts";
