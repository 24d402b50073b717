import {
  type Distribution,
  type DistributionLine,
  linesPerPage,
  type listLines as endpoint,
  stateOfLine,
} from "@app/contract/distribution";
import type { QueryOf } from "@app/contract/endpoint";
import { gramsOf } from "@app/contract/products";
import type { Context } from "../../context.ts";
import type { CompanyActor } from "../identity/index.ts";
import { openYears } from "./distribution.rules.ts";
import { findBrandProducts, findDistributors } from "./known.queries.ts";
import { countLines, findLines, type LineRow } from "./lines.queries.ts";
import { findYear } from "./years.queries.ts";

const shownLine = ({ barcode: _, emptyMilligrams, ...line }: LineRow): DistributionLine => ({
  ...line,
  grams: gramsOf(line.units, emptyMilligrams),
  state: line.distributorId ? stateOfLine(line.units, line.distributorUnits) : null,
});

export const listLines = async (
  ctx: Context,
  { company }: CompanyActor,
  { year: asked, productId, page }: QueryOf<typeof endpoint>,
): Promise<Distribution> => {
  const thisYear = await findYear(ctx.db, ctx.clock);
  const year = asked ?? thisYear;
  const wanted = { brandId: company.id, year, productId };
  const window = { limit: linesPerPage, offset: (page - 1) * linesPerPage };
  const products = await findBrandProducts(ctx.db, company.id);
  return {
    year,
    years: openYears(thisYear),
    lines: (await findLines(ctx.db, wanted, window)).map(shownLine),
    total: await countLines(ctx.db, wanted),
    products: products.map(({ id, name, isArchived }) => ({ id, name, isArchived })),
    distributors: await findDistributors(ctx.db, company.id),
    mayEdit: company.rank !== "viewer",
  };
};
