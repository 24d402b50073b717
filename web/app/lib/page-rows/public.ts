import { product } from "@app/contract/product";
import type { Page } from "../route-types.ts";
import { newCitizen, open, organisation, row, type More } from "./row.ts";

const partnerPage: More = { file: "routes/partners.landing.tsx", texts: ["partners"] };
const checkPage: More = { file: "routes/check.tsx", texts: ["check"] };
const lessonPage: More = { file: "routes/training.$slug.tsx", texts: ["training"] };

export const publicPages: readonly Page[] = [
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
  row("/how-we-count", "about", open, "green", "v1", {
    file: "routes/how-we-count.tsx",
    texts: ["counting"],
  }),
  row("/figures", "about", open, "green", "v1", {
    file: "routes/figures.tsx",
    texts: ["figures", "check"],
  }),
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
  row("/NextGenGreen", "schools", open, "green", "own", {
    file: "routes/next-gen-green.tsx",
    texts: ["schools"],
  }),
  row("/NextGenGreen/quiz", "schools", open, "green", "own", {
    file: "routes/next-gen-green.quiz.tsx",
    texts: ["quiz"],
  }),
  row("/NextGenGreen/school_form", "schools", open, "green", "own", {
    file: "routes/next-gen-green.school-form.tsx",
    texts: ["schools"],
  }),
  row("/NextGenGreen/certificate/:id", "schools", open, "green", "own", {
    file: "routes/next-gen-green.certificate.tsx",
    texts: ["quiz"],
  }),
  row("/NextGenGreen/classes", "schools", organisation, "green", "own", {
    file: "routes/next-gen-green.classes.tsx",
    texts: ["classes"],
  }),
  row("/NextGenGreen/league", "schools", open, "green", "own", {
    file: "routes/next-gen-green.league.tsx",
    texts: ["league"],
  }),
  row("/officepack", "office", open, "green", "v1", {
    file: "routes/officepack.tsx",
    texts: ["office"],
  }),
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
