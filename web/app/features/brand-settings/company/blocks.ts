import {
  brandContactInputSchema,
  type BrandCompany,
  identityInputSchema,
  packagingInputSchema,
  seatInputSchema,
} from "@app/contract/brand-company";
import { showPhone, toWesternDigits } from "@app/contract/phone";

/** What stands in the fields of each block, and what is sent of it. */

const kilogramsPerTonne = 1000;

/** "420", "0,5" and "٤٢٠" are tonnes; anything else is no number. */
export const kilogramsIn = (typed: string): number => {
  const tonnes = toWesternDigits(typed)
    .replaceAll(/[\s\u00A0\u202F]/g, "")
    .replace(/[,٫]/, ".");
  return tonnes === "" ? Number.NaN : Math.round(Number(tonnes) * kilogramsPerTonne);
};

export const identityBlock = {
  schema: identityInputSchema,
  first: (saved: BrandCompany["identity"]) => ({
    legalName: saved?.legalName ?? "",
    registerNumber: saved?.registerNumber ?? "",
    taxNumber: saved?.taxNumber ?? "",
    sector: saved?.sector ?? "",
  }),
  body: (draft: Record<"legalName" | "registerNumber" | "taxNumber" | "sector", string>) => ({
    ...draft,
    taxNumber: toWesternDigits(draft.taxNumber).replaceAll(/\s/g, ""),
  }),
};

export const seatBlock = {
  schema: seatInputSchema,
  first: (saved: BrandCompany["seat"]) => ({
    wilayaCode: saved ? String(saved.wilayaCode) : "",
    address: saved?.address ?? "",
  }),
  body: ({ wilayaCode, address }: Record<"wilayaCode" | "address", string>) => ({
    wilayaCode: wilayaCode === "" ? Number.NaN : Number(wilayaCode),
    address,
  }),
};

export const contactBlock = {
  schema: brandContactInputSchema,
  first: (saved: BrandCompany["contact"]) => ({
    name: saved?.name ?? "",
    position: saved?.position ?? "",
    phone: saved ? showPhone(saved.phone) : "",
    email: saved?.email ?? "",
  }),
  body: (draft: Record<"name" | "position" | "phone" | "email", string>) => draft,
};

export const packagingBlock = {
  schema: packagingInputSchema,
  first: (saved: BrandCompany["packaging"]) => ({
    kilograms: saved ? String(saved.kilograms / kilogramsPerTonne) : "",
    isEcoJem: saved ? (saved.isEcoJem ? "yes" : "no") : "",
  }),
  body: ({ kilograms, isEcoJem }: Record<"kilograms" | "isEcoJem", string>) => ({
    kilograms: kilogramsIn(kilograms),
    isEcoJem: isEcoJem === "" ? undefined : isEcoJem === "yes",
  }),
};
