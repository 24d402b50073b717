import type { BrandCompany } from "@app/contract/brand-company";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Actor } from "../identity/index.ts";
import { type CompanyRow, findCompany } from "./brand-company.queries.ts";

const identityOf = ({ legalName, rc, nif, sector }: CompanyRow): BrandCompany["identity"] =>
  legalName && rc && nif && sector
    ? { legalName, registerNumber: rc, taxNumber: nif, sector }
    : null;

const seatOf = ({ wilayaCode, address }: CompanyRow): BrandCompany["seat"] =>
  wilayaCode && address ? { wilayaCode, address } : null;

const contactOf = (row: CompanyRow): BrandCompany["contact"] => {
  const { contactName: name, contactPosition: position, contactPhone, contactEmail } = row;
  if (!name || !position || !contactPhone || !contactEmail) return null;
  return { name, position, phone: contactPhone, email: contactEmail };
};

const packagingOf = ({ tonnageKilograms, ecoJem }: CompanyRow): BrandCompany["packaging"] =>
  tonnageKilograms && ecoJem !== null ? { kilograms: tonnageKilograms, isEcoJem: ecoJem } : null;

/** What is filled in, block by block. */
export const blocksOf = (row: CompanyRow) => ({
  identity: identityOf(row),
  seat: seatOf(row),
  contact: contactOf(row),
  packaging: packagingOf(row),
});

export const isComplete = (row: CompanyRow): boolean =>
  Object.values(blocksOf(row)).every((block) => block !== null);

const nothing = { identity: null, seat: null, contact: null, packaging: null };

export const showBrandCompany = async (ctx: Context, { company }: Actor): Promise<BrandCompany> => {
  if (company?.kind === "distributor") throw new AppError("forbidden");
  const row = company && (await findCompany(ctx.db, company.id));
  return {
    review: row?.review ?? "draft",
    note: row?.review === "more_info" ? row.note : null,
    mayEdit: company?.rank !== "viewer",
    ...(row ? blocksOf(row) : nothing),
  };
};
