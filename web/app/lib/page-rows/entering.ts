import type { Page } from "../route-types.ts";
import {
  guest,
  open,
  organisationLogin,
  organisationSignup,
  row,
  signedIn,
  type More,
} from "./row.ts";

const loginPage: More = { file: "routes/login.tsx", texts: ["session"] };
const resolver: More = { file: "routes/dashboard.tsx", texts: ["session"] };
const accountSignup: More = { file: "routes/signup.account.tsx", texts: ["signup"] };
const newPassword: More = { file: "routes/set-new-password.tsx", texts: ["account"] };
const leaving: More = { file: "routes/logout.tsx", texts: ["session"] };

export const enteringPages: readonly Page[] = [
  row("/login", "entering", guest, "green", "own", loginPage),
  row("/collection-point/login", "entering", guest, "yellow", "v2", loginPage),
  row("/transporter/login", "entering", guest, "green", "v2", loginPage),
  row("/auth/signin", "entering", guest, "green", "v2", organisationLogin),
  row("/auth/signup", "signup", guest, "green", "v2", organisationSignup),
  row("/auth/callback", "entering", open, "none", "none", {
    file: "routes/auth-callback.tsx",
    texts: ["account"],
  }),
  row("/logout", "entering", open, "none", "none", leaving),
  row("/signout", "entering", open, "none", "none", leaving),
  row("/signup", "signup", guest, "green", "v1", { file: "routes/signup.tsx", texts: ["signup"] }),
  row("/signup/citizen", "signup", guest, "green", "own", {
    file: "routes/signup.citizen.tsx",
    texts: ["signup"],
    aliases: ["/signup/citizen_"],
  }),
  row("/signup/collectionpoint", "signup", open, "yellow", "v2", {
    ...accountSignup,
    aliases: ["/signup/collectionpoint copy", "/signup/collectionpointold"],
  }),
  row("/signup/csr", "signup", open, "green", "v2", accountSignup),
  row("/signup/distributor", "signup", open, "green", "v2", accountSignup),
  row("/signup/transporter", "signup", open, "green", "v2", accountSignup),
  row("/sendCode", "entering", signedIn, "green", "v2", {
    file: "routes/send-code.tsx",
    texts: ["account"],
  }),
  row("/emailVerification", "entering", signedIn, "yellow", "v2", {
    file: "routes/email-verification.tsx",
    texts: ["account"],
    aliases: ["/email-verification"],
  }),
  row("/forgotPassword", "entering", guest, "green", "v2", {
    file: "routes/forgot-password.tsx",
    texts: ["account"],
  }),
  row("/setNewPassword", "entering", open, "green", "v2", newPassword),
  row("/setNewPassword/:token", "entering", open, "green", "v2", newPassword),
  row("/userone", "entering", signedIn, "none", "none", resolver),
  row("/dashboard", "entering", ["auth", "redirect_to_dash_if_loggedIn"], "none", "none", resolver),
  row("/settings", "account", signedIn, "green", "v2", {
    file: "routes/settings.tsx",
    texts: ["account", "installed", "papers", "roles"],
    aliases: ["/settingss", { path: "/notificationtest", adds: "#notifications" }],
  }),
];
