import type { Role } from "@app/contract/roles";

export interface DemoAccount {
  label: string;
  phone: string;
  roles: readonly Role[];
  firstName: string;
  lastName: string;
  locale: "en" | "fr" | "ar";
  /** Proven. */
  email?: string;
  isAdmin?: boolean;
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
    email: "nadia@dawra.example",
  },
  administrator: {
    label: "Administrator",
    phone: "+213770000003",
    roles: ["citizen"],
    firstName: "Selma",
    lastName: "Haddad",
    locale: "fr",
    isAdmin: true,
  },
} as const satisfies Record<string, DemoAccount>;

/** Has handed in a point that the back office has not looked at yet. */
export const waitingOwner = {
  label: "Collection point that waits (Supérette Es-Salam)",
  phone: "+213660000003",
  roles: ["point"],
  firstName: "Amina",
  lastName: "Belkacem",
  locale: "fr",
} as const satisfies DemoAccount;

/** Has handed in a driver's file that the back office has not looked at yet. */
export const waitingDriver = {
  label: "Transporter who waits",
  phone: "+213770000004",
  roles: ["transporter"],
  firstName: "مراد",
  lastName: "سعيدي",
  locale: "ar",
} as const satisfies DemoAccount;

/** Of the brand account: what it wants to bring back, and the code for a distributor's sign-up. */
export const demoBrand = {
  name: "Source Vive",
  invitation: "DAWRA234",
  company: {
    legal_name: "SARL Source Vive",
    rc: "16/00-0123456B20",
    nif: "001616012345678",
    sector: "water",
    wilaya_code: 16,
    address: "12, rue Didouche Mourad",
    contact_name: "Nadia Cherif",
    contact_position: "RSE",
    contact_phone: "+213770000002",
    contact_email: "nadia@dawra.example",
    tonnage_kilograms: 420_000,
    eco_jem: true,
  },
} as const;

/** Signs in for itself, with an address and the same password. */
export const demoOrganisation = {
  label: "Office (Cabinet Amrane)",
  email: "bureau@dawra.example",
  name: "Cabinet Amrane",
  contactName: "Lynda Amrane",
} as const;
