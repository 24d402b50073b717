import type { Page } from "../route-types.ts";
import { brand, brandWithGoals, open, row } from "./row.ts";

export const brandPages: readonly Page[] = [
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
  row("/csr/campaigns", "brand", brandWithGoals, "blue", "v2", {
    file: "routes/csr.campaigns.tsx",
    texts: ["campaigns"],
  }),
  row("/csr/reports", "brand", brandWithGoals, "blue", "v2"),
];
