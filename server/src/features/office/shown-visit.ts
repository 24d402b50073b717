import { type OfficeVisit, officeVisitSchema } from "@app/contract/office";
import { shortName } from "../../short-name.ts";
import type { VisitRow } from "./kilograms.queries.ts";

export const toVisit = (row: VisitRow): OfficeVisit =>
  officeVisitSchema.parse({
    ...row,
    window: { from: row.from.toISOString(), to: row.to.toISOString() },
    driver:
      row.firstName === null
        ? null
        : { name: shortName(row.firstName, row.lastName ?? ""), plate: row.plate ?? "" },
    lot: row.lot === null ? null : { number: row.lot, weights: row.weights ?? [] },
  });
