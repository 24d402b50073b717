import type { Feature, FooterColour, Guard, NavbarVariant, Page } from "../route-types.ts";

export type More = Pick<Page, "aliases" | "file" | "texts">;

export const row = (
  path: string,
  feature: Feature,
  guards: readonly Guard[],
  footer: FooterColour,
  navbar: NavbarVariant,
  more: More = {},
): Page => ({ path, feature, guards, footer, navbar, ...more });

export const open: readonly Guard[] = [];
export const guest: readonly Guard[] = ["guest"];
export const signedIn: readonly Guard[] = ["auth"];
export const organisation: readonly Guard[] = ["auth:user"];
export const admin: readonly Guard[] = ["auth", "admin"];
export const citizen: readonly Guard[] = ["auth", "csRoleVerified"];
/** Somebody who is not signed in is offered an account, not a log-in. */
export const newCitizen: readonly Guard[] = ["csRoleVerified"];
export const brand: readonly Guard[] = ["auth", "csrRoleVerified"];
export const brandWithGoals: readonly Guard[] = [...brand, "csrHasGoals"];
export const counter: readonly Guard[] = ["auth", "mobileVerified", "cpProfileRoleVerify"];
export const transporter: readonly Guard[] = ["auth", "mobileVerified", "tpProfileVerify"];
export const organisationSignup: More = { file: "routes/auth.signup.tsx", texts: ["signup"] };
export const organisationLogin: More = { file: "routes/auth.signin.tsx", texts: ["session"] };
