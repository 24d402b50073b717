import { randomInt, randomUUIDv7 } from "node:crypto";
import { codeAlphabet } from "@app/contract/public-code";
import type { Db } from "../connect.ts";

const signs = (): string =>
  Array.from({ length: 4 }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join("");

/** One that was ordered and is not written yet: what claims can be used up for. */
export const buildReport = async (db: Db, brandId: string): Promise<string> => {
  const id = randomUUIDv7();
  await db
    .insertInto("reports")
    .values({
      id,
      number: `R-${signs()}-${signs()}`,
      brand_id: brandId,
      from_day: "2026-01-01",
      until_day: "2026-12-31",
      created_at: new Date(),
    })
    .execute();
  return id;
};
