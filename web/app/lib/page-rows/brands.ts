import type { Page } from "../route-types.ts";
import { brand, brandWithGoals, open, row } from "./row.ts";

const figuresPage = (path: string, name: string): Page =>
  row(`/csr${path}`, "brand", brandWithGoals, "blue", "rail", {
    file: `routes/csr.${name}.tsx`,
    texts: ["brandNav", "overview"],
  });

export const brandPages: readonly Page[] = [
  row(
    "/csr/dashboard",
    "brand",
    ["auth", "emailVerified", "csrRoleVerified", "csrHasGoals"],
    "blue",
    "rail",
    { file: "routes/csr.dashboard.tsx", texts: ["brandNav", "overview"] },
  ),
  row("/csr/business-profile", "brand", ["auth", "role:brand"], "blue", "rail", {
    file: "routes/csr.business-profile.tsx",
    texts: ["brandNav", "brandSettings"],
  }),
  row("/csr/brand-profile", "brand", brand, "green", "rail", {
    file: "routes/csr.brand-profile.tsx",
    texts: ["brandNav", "brandSettings"],
  }),
  row("/csr/eligibility", "brand", open, "green", "v2", {
    file: "routes/csr.eligibility.tsx",
    texts: ["eligibility"],
  }),
  row("/csr/setup", "brand", brand, "blue", "rail", {
    aliases: ["/csr/setup/test"],
    file: "routes/csr.setup.tsx",
    texts: ["brandNav", "brandSettings", "brandGoals"],
  }),
  row("/csr/team", "brand", brand, "blue", "rail", {
    file: "routes/csr.team.tsx",
    texts: ["brandNav", "brandSettings", "brandTeam"],
  }),
  row("/csr/join", "brand", open, "green", "v2", {
    file: "routes/csr.join.tsx",
    texts: ["brandTeam"],
  }),
  row("/csr/setup/my-products", "brand", brand, "blue", "rail", {
    file: "routes/csr.setup.my-products.tsx",
    texts: ["brandNav", "products"],
  }),
  row("/csr/setup/product", "brand", brand, "blue", "rail", {
    file: "routes/csr.setup.product.tsx",
    texts: ["brandNav", "products"],
  }),
  row("/csr/setup/distribution", "brand", brand, "blue", "rail", {
    file: "routes/csr.setup.distribution.tsx",
    texts: ["brandNav", "distribution", "distributor"],
  }),
  figuresPage("/lots", "lots"),
  figuresPage("/lots/:id", "lots.$id"),
  figuresPage("/returns", "returns"),
  figuresPage("/weighings", "weighings"),
  row("/csr/reports", "brand", brandWithGoals, "blue", "rail", {
    file: "routes/csr.reports.tsx",
    texts: ["brandNav", "reports"],
  }),
  row("/csr/campaigns", "brand", brandWithGoals, "blue", "rail", {
    file: "routes/csr.campaigns.tsx",
    texts: ["brandNav", "campaigns"],
  }),
];
