import type { DeskPoint } from "@app/contract/desk-points";
import { localizedTextSchema } from "@app/contract/localized-text";
import type { FoundPoint } from "./points.queries.ts";

export const toPoint = (row: FoundPoint): DeskPoint => ({
  id: row.id,
  name: localizedTextSchema.parse(row.name),
  wilaya: row.wilaya,
  kind: row.kind,
  status: row.status,
  isFull: row.isFull,
  lastDepositAt: row.lastDepositAt?.toISOString() ?? null,
  stockGrams: row.stockGrams,
  capacityGrams: row.capacityGrams,
  openTasks: row.openTasks,
});
