import type { Namespace } from "../i18n/catalogues.ts";

/** The guards of the spec, by their registered names. */
export type GuardName =
  | "admin"
  | "cpProfileRoleVerify"
  | "cpRoleVerified"
  | "csProfileExists"
  | "csRoleVerified"
  | "csrHasGoals"
  | "csrRoleVerified"
  | "emailVerified"
  | "guest"
  | "isPWA"
  | "mobile-verified"
  | "mobileVerified"
  | "offl"
  | "redirect_to_dash_if_loggedIn"
  | "tpProfileExists"
  | "tpProfileVerify";

/** What a page asks for, in the order it is checked; the first that fails decides. */
export type Guard =
  | GuardName
  | "auth"
  | "auth:user"
  | "role:point"
  | "role:point-owner"
  | "role:transporter"
  | "role:brand"
  | "profile:citizen";

export type FooterColour = "green" | "yellow" | "blue" | "none";

/** "session": v1 signed out, v2 signed in. "rail": v2 with a side rail. */
export type NavbarVariant = "own" | "v1" | "v2" | "session" | "rail" | "app" | "none";

/** What the switched-off page calls the part a page belongs to. */
export type Feature =
  | "about"
  | "account"
  | "app"
  | "backOffice"
  | "brand"
  | "code"
  | "contact"
  | "deposit"
  | "entering"
  | "facility"
  | "home"
  | "legal"
  | "map"
  | "office"
  | "partners"
  | "point"
  | "rewards"
  | "schools"
  | "signup"
  | "start"
  | "training"
  | "transporter";

/** An old or second spelling; `adds` is what the canonical path gets with it. */
export type Alias = string | { path: string; adds: string };

export interface Page {
  /** The canonical path, as React Router writes patterns. */
  path: string;
  feature: Feature;
  guards: readonly Guard[];
  footer: FooterColour;
  navbar: NavbarVariant;
  aliases?: readonly Alias[];
  /** The route module. A page without one is switched off. */
  file?: string;
  /** The texts it shows beside those of the shell. */
  texts?: readonly Namespace[];
}
