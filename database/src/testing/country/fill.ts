import { readFileSync } from "node:fs";
import { pastDeposits } from "./past-deposits.ts";
import pg from "pg";
import { codeOf, type Sizes, tokenPrefix } from "./places.ts";

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

/** Fills a migrated, empty database as its owner; the ledger's promises hold afterwards. */
export const fillDatabase = async (ownerUrl: string, sizes: Sizes): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const codes = Array.from({ length: sizes.citizens + sizes.points }, (_, n) => codeOf(n));
    await client.query("create temp table code (n bigint, code text)");
    await client.query(
      "insert into code select n - 1, c from unnest($1::text[]) with ordinality as t (c, n)",
      [codes],
    );
    await client.query(
      "create temp table size (citizens bigint, points bigint, past_deposits bigint, token_prefix text)",
    );
    await client.query("insert into size values ($1, $2, $3, $4)", [
      sizes.citizens,
      sizes.points,
      sizes.pastDeposits,
      tokenPrefix,
    ]);
    await client.query(textOf("fill.sql"));
    await client.query(pastDeposits);
    await client.query(textOf("recent-news.sql"));
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
};
