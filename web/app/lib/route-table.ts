import { product } from "@app/contract/product";
import type { Feature, FooterColour, Guard, NavbarVariant, Page } from "./route-types.ts";

type More = Pick<Page, "aliases" | "file" | "texts">;

const row = (
  path: string,
  feature: Feature,
  guards: readonly Guard[],
  footer: FooterColour,
  navbar: NavbarVariant,
  more: More = {},
): Page => ({ path, feature, guards, footer, navbar, ...more });

const open: readonly Guard[] = [];
const guest: readonly Guard[] = ["guest"];
const signedIn: readonly Guard[] = ["auth"];
const organisation: readonly Guard[] = ["auth:user"];
const admin: readonly Guard[] = ["auth", "admin"];
const citizen: readonly Guard[] = ["auth", "csRoleVerified"];
/** Somebody who is not signed in is offered an account, not a log-in. */
const newCitizen: readonly Guard[] = ["csRoleVerified"];
const brand: readonly Guard[] = ["auth", "csrRoleVerified"];
const brandWithGoals: readonly Guard[] = [...brand, "csrHasGoals"];
const counter: readonly Guard[] = ["auth", "mobileVerified", "cpProfileRoleVerify"];
const transporter: readonly Guard[] = ["auth", "mobileVerified", "tpProfileVerify"];

const partnerPage: More = { file: "routes/partners.landing.tsx", texts: ["partners"] };
const loginPage: More = { file: "routes/login.tsx", texts: ["session"] };
const resolver: More = { file: "routes/dashboard.tsx", texts: ["session"] };
const accountSignup: More = { file: "routes/signup.account.tsx", texts: ["signup"] };
const organisationSignup: More = { file: "routes/auth.signup.tsx", texts: ["signup"] };
const organisationLogin: More = { file: "routes/auth.signin.tsx", texts: ["session"] };
const checkPage: More = { file: "routes/check.tsx", texts: ["check"] };
const newPassword: More = { file: "routes/set-new-password.tsx", texts: ["account"] };
const lessonPage: More = { file: "routes/training.$slug.tsx", texts: ["training"] };
const leaving: More = { file: "routes/logout.tsx", texts: ["session"] };

const publicPages: readonly Page[] = [
  row("/", "home", ["isPWA"], "green", "own", { file: "routes/home.tsx", texts: ["home"] }),
  row("/aboutUs", "about", open, "green", "v1", {
    file: "routes/about-us.tsx",
    texts: ["about"],
    aliases: ["/about"],
  }),
  row("/contactUs", "contact", open, "green", "v1", {
    file: "routes/contact-us.tsx",
    texts: ["contact"],
  }),
  row("/start-recycling", "start", open, "green", "v1", {
    file: "routes/start-recycling.tsx",
    texts: ["start"],
  }),
  row("/tokens", "start", open, "green", "session", {
    file: "routes/tokens.tsx",
    texts: ["tokens"],
  }),
  row("/check", "about", open, "green", "v1", checkPage),
  row("/check/:subject", "about", open, "green", "v1", checkPage),
  row("/consumer", "map", open, "green", "session", {
    file: "routes/consumer.tsx",
    texts: ["map"],
  }),
  row("/consumer/points/:id", "map", open, "green", "session", {
    file: "routes/consumer.points.$id.tsx",
    texts: ["map", "report"],
  }),
  row("/marketplace", "rewards", open, "green", "session", {
    file: "routes/marketplace.tsx",
    texts: ["rewards"],
  }),
  row("/marketplace/vouchers", "rewards", newCitizen, "none", "own", {
    file: "routes/marketplace.vouchers.tsx",
    texts: ["vouchers"],
  }),
  row("/marketplace/vouchers/:id", "rewards", newCitizen, "none", "own", {
    file: "routes/marketplace.vouchers.$id.tsx",
    texts: ["vouchers"],
  }),
  row("/marketplace/:id", "rewards", open, "green", "session", {
    file: "routes/marketplace.$id.tsx",
    texts: ["rewards", "map"],
  }),
  row("/training", "training", open, "green", "v2", {
    file: "routes/training.tsx",
    texts: ["training"],
    aliases: ["/training/new"],
  }),
  row("/training/sorting", "training", open, "green", "v2", lessonPage),
  row("/training/badges", "training", open, "green", "v2", {
    file: "routes/training.badges.tsx",
    texts: ["training"],
  }),
  row("/training/:slug", "training", open, "green", "v2", lessonPage),
  row("/partners", "partners", open, "green", "v1", {
    file: "routes/partners.tsx",
    texts: ["partners"],
  }),
  row("/partners/collectionpoint", "partners", open, "yellow", "v1", {
    ...partnerPage,
    aliases: ["/partners/collectionpoint11"],
  }),
  row("/partners/csr", "partners", open, "green", "v1", partnerPage),
  row("/partners/transporter", "partners", open, "green", "v1", partnerPage),
  row("/NextGenGreen", "schools", open, "green", "own"),
  row("/NextGenGreen/quiz", "schools", open, "green", "own"),
  row("/NextGenGreen/school_form", "schools", open, "green", "own"),
  row("/NextGenGreen/certificate/:id", "schools", open, "green", "own"),
  row("/officepack", "office", open, "green", "v1"),
  row("/globalLegal/privacyPolicy", "legal", open, "green", "v1", {
    file: "routes/legal-privacy.tsx",
    texts: ["legal"],
  }),
  row("/globalLegal/terms", "legal", open, "green", "v1", {
    file: "routes/legal-terms.tsx",
    texts: ["legal"],
  }),
  row("/delete-account", "account", open, "green", "v1", {
    file: "routes/delete-account.tsx",
    texts: ["account"],
  }),
  row(`/ana-${product.slug}`, "code", open, "none", "v2", {
    file: "routes/ana.tsx",
    texts: ["code"],
  }),
  row("/off", "home", open, "green", "v1", { file: "routes/off.tsx", texts: ["off"] }),
  row("/offline", "app", open, "none", "app", {
    file: "routes/offline.tsx",
    texts: ["installed"],
  }),
];

const enteringPages: readonly Page[] = [
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

const citizenPages: readonly Page[] = [
  row("/consumer/dashboard", "deposit", [...citizen, "profile:citizen"], "green", "v2", {
    file: "routes/consumer.dashboard.tsx",
    texts: ["deposits"],
  }),
  row("/consumer/profile", "account", [...citizen, "csProfileExists"], "green", "v2", {
    file: "routes/consumer.profile.tsx",
    texts: ["account"],
  }),
  row("/consumer/addemail", "account", citizen, "green", "v2", {
    file: "routes/consumer.addemail.tsx",
    texts: ["account"],
  }),
  row("/consumer/deposit", "deposit", newCitizen, "none", "own", {
    file: "routes/consumer.deposit.tsx",
    texts: ["declarations", "map"],
  }),
];

// The spec writes this group with a space; resolve-path.ts reads every spelling of it.
const pointPages: readonly Page[] = [
  row("/collection-point", "point", open, "none", "none", {
    file: "routes/collection-point.tsx",
    texts: ["session"],
  }),
  row(
    "/collection-point/dashboard",
    "point",
    // "role:point" and not "cpRoleVerified", which knows no collaborators.
    ["auth", "mobileVerified", "emailVerified", "role:point", "cpProfileRoleVerify"],
    "yellow",
    "own",
    {
      file: "routes/collection-point.dashboard.tsx",
      texts: ["counter", "deposits"],
      aliases: ["/collection-point/dashboard_old"],
    },
  ),
  row("/collection-point/profile", "point", ["auth", "cpRoleVerified"], "yellow", "v2", {
    file: "routes/collection-point.profile.tsx",
    texts: ["map", "opening"],
    aliases: [{ path: "/collection-point/profiltwo", adds: "?step=2" }],
  }),
  row("/collection-point/eligibility", "point", open, "yellow", "v2", {
    file: "routes/collection-point.eligibility.tsx",
    texts: ["eligibility"],
  }),
  row("/collection-point/training", "training", ["auth", "role:point"], "yellow", "v2", {
    file: "routes/collection-point.training.tsx",
    texts: ["training"],
  }),
  row("/collection-point/activate-collaborator", "point", open, "green", "v2", {
    file: "routes/collection-point.activate-collaborator.tsx",
    texts: ["collaborators"],
  }),
  row("/collection-point/intake", "point", counter, "none", "own", {
    file: "routes/collection-point.intake.tsx",
    texts: ["deposits", "session"],
  }),
  // Also for somebody who has left the point: what they weighed before still goes from here.
  row("/collection-point/outbox", "point", signedIn, "none", "own", {
    file: "routes/collection-point.outbox.tsx",
    texts: ["deposits", "pickups"],
  }),
  row("/collection-point/declared", "point", counter, "none", "own", {
    file: "routes/collection-point.declared.tsx",
    texts: ["counter", "deposits"],
  }),
  row("/collection-point/stock", "point", counter, "none", "own", {
    file: "routes/collection-point.stock.tsx",
    texts: ["counter", "deposits", "pickups"],
  }),
  row("/collection-point/pickups", "point", counter, "none", "own", {
    file: "routes/collection-point.pickups.tsx",
    texts: ["counter", "deposits", "pickups"],
  }),
  row("/collection-point/pickups/:id", "point", counter, "none", "own", {
    file: "routes/collection-point.pickups.$id.tsx",
    texts: ["counter", "deposits", "pickups"],
  }),
  row("/collection-point/vouchers", "point", counter, "none", "own", {
    file: "routes/collection-point.vouchers.tsx",
    texts: ["counter", "deposits", "shop"],
  }),
  row("/collection-point/collaborators", "point", ["auth", "role:point-owner"], "yellow", "v2", {
    file: "routes/collection-point.collaborators.tsx",
    texts: ["collaborators"],
  }),
  row("/collection-point/poster", "point", ["auth", "role:point-owner"], "yellow", "v2", {
    file: "routes/collection-point.poster.tsx",
    texts: ["papers"],
  }),
];

const driverPage = (path: string, name: string): Page =>
  row(`/transporter${path}`, "transporter", transporter, "none", "own", {
    file: `routes/transporter.${name}.tsx`,
    texts: ["transport"],
  });

const transporterPages: readonly Page[] = [
  row("/transporter", "transporter", open, "none", "none", {
    file: "routes/transporter.tsx",
    texts: ["session"],
  }),
  row("/transporter/dashboard", "transporter", transporter, "green", "own", {
    file: "routes/transporter.dashboard.tsx",
    texts: ["driver", "transport"],
    aliases: ["/transporter/dashboard_"],
  }),
  row(
    "/transporter/profile",
    "transporter",
    ["auth", "role:transporter", "tpProfileExists"],
    "green",
    "v2",
    { file: "routes/transporter.profile.tsx", texts: ["driver"] },
  ),
  row("/transporter/eligibility", "transporter", open, "green", "v2", {
    file: "routes/transporter.eligibility.tsx",
    texts: ["eligibility"],
  }),
  row("/transporter/badge", "transporter", ["auth", "tpProfileVerify"], "none", "own", {
    file: "routes/transporter.badge.tsx",
    texts: ["driver"],
  }),
  driverPage("/jobs", "jobs"),
  driverPage("/jobs/:id", "jobs.$id"),
  driverPage("/route", "route"),
  driverPage("/handover/:id", "handover.$id"),
  driverPage("/deliver", "deliver"),
  driverPage("/earnings", "earnings"),
  row("/facility/receive/:token", "facility", open, "none", "own", {
    file: "routes/facility.receive.$token.tsx",
    texts: ["facility"],
  }),
];

const brandPages: readonly Page[] = [
  row(
    "/csr/dashboard",
    "brand",
    ["auth", "emailVerified", "csrRoleVerified", "csrHasGoals"],
    "blue",
    "rail",
  ),
  row("/csr/business-profile", "brand", ["auth", "role:brand"], "blue", "v2"),
  row("/csr/brand-profile", "brand", brand, "green", "v2"),
  row("/csr/eligibility", "brand", open, "green", "v2"),
  row("/csr/setup", "brand", brand, "blue", "v2", { aliases: ["/csr/setup/test"] }),
  row("/csr/setup/my-products", "brand", brand, "blue", "v2"),
  row("/csr/setup/product", "brand", brand, "blue", "v2"),
  row("/csr/setup/distribution", "brand", brand, "blue", "v2"),
  row("/csr/lots", "brand", brandWithGoals, "blue", "v2"),
  row("/csr/lots/:id", "brand", brandWithGoals, "blue", "v2"),
  row("/csr/reports", "brand", brandWithGoals, "blue", "v2"),
];

const officePages: readonly Page[] = [
  row("/officepack/auth/signin", "entering", guest, "green", "v2", organisationLogin),
  row("/officepack/auth/signup", "signup", guest, "green", "v2", organisationSignup),
  row("/officepack/dashboard", "office", organisation, "green", "v2"),
  row("/officepack/placeorder", "office", open, "green", "v2"),
  row("/officepack/profile", "office", organisation, "green", "v2"),
  row("/officepack/orders/:id", "office", organisation, "green", "v2"),
  row("/officepack/reports", "office", organisation, "green", "v2"),
];

const backOffice = (section: string, aliases: readonly string[] = []): Page =>
  row(`/business/dashboard${section}`, "backOffice", admin, "none", "rail", { aliases });

const backOfficePages: readonly Page[] = [
  backOffice(""),
  backOffice("/tasklist", ["/business/tasklist"]),
  backOffice("/usertable", ["/business/usertable"]),
  backOffice("/deposits"),
  backOffice("/pickups"),
  backOffice("/rewards"),
  backOffice("/rates"),
  backOffice("/points"),
  backOffice("/content"),
  backOffice("/flags"),
  backOffice("/audit"),
];

/** Every address of the site, once. */
export const pages: readonly Page[] = [
  ...publicPages,
  ...enteringPages,
  ...citizenPages,
  ...pointPages,
  ...transporterPages,
  ...brandPages,
  ...officePages,
  ...backOfficePages,
];
