import { randomInt, randomUUIDv7 } from "node:crypto";
import { makeReportNumber } from "@app/contract/report-number";
import type { World } from "./authorisation-world.ts";

const period = { from: "2026-01-01", until: "2026-03-31" };

/** A report of the brand that the worker has not begun. */
const askedReport = async ({ server, brandId }: World): Promise<string> => {
  const number = makeReportNumber(randomInt);
  await server.database.db
    .insertInto("reports")
    .values({
      id: randomUUIDv7(),
      number,
      brand_id: brandId,
      from_day: period.from,
      until_day: period.until,
      created_at: new Date(),
    })
    .execute();
  return number;
};

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const aboutReport = async (world: World): Promise<Asked> => ({
  params: { number: await askedReport(world) },
});

export const reportsSamples: Record<string, (world: World) => Asked | Promise<Asked>> = {
  "GET /api/v1/brand/reports/preview": () => ({ query: period }),
  "POST /api/v1/brand/reports": () => ({ body: period }),
  "GET /api/v1/brand/reports/:number": aboutReport,
  "GET /api/v1/brand/reports/:number/file": aboutReport,
  "GET /api/v1/brand/reports/:number/return": aboutReport,
  "PUT /api/v1/brand/regulator-columns": () => ({ body: { columns: ["material", "back"] } }),
  "GET /api/v1/reports/:number": aboutReport,
};
