import type { Role } from "@app/contract/roles";

export interface DemoAccount {
  label: string;
  phone: string;
  roles: readonly Role[];
  firstName: string;
  lastName: string;
  locale: "en" | "fr" | "ar";
}

/** For a developer's machine: one person per role, all with the same password. */
export const demoPassword = "une-bouteille-un-tour";

export const demoAccounts = {
  citizen: {
    label: "Citizen",
    phone: "+213550000001",
    roles: ["citizen"],
    firstName: "Yasmine",
    lastName: "Benali",
    locale: "fr",
  },
  owner: {
    label: "Collection point (Épicerie El Baraka)",
    phone: "+213660000001",
    roles: ["point", "citizen"],
    firstName: "Rachid",
    lastName: "Hamidi",
    locale: "ar",
  },
  collaborator: {
    label: "Collaborator of El Baraka",
    phone: "+213660000002",
    roles: ["citizen"],
    firstName: "Sofiane",
    lastName: "Hamidi",
    locale: "ar",
  },
  transporter: {
    label: "Transporter",
    phone: "+213770000001",
    roles: ["transporter"],
    firstName: "Karim",
    lastName: "Ziani",
    locale: "fr",
  },
  brand: {
    label: "CSR brand",
    phone: "+213770000002",
    roles: ["brand"],
    firstName: "Nadia",
    lastName: "Cherif",
    locale: "fr",
  },
} as const satisfies Record<string, DemoAccount>;
