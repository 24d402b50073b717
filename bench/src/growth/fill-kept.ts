import { readFileSync } from "node:fs";
import {
  dropKeptDatabase,
  type KeptDatabase,
  openKeptDatabase,
} from "@app/database/testing/kept-database";
import { pastDeposits } from "@app/database/testing/country/past-deposits";
import { progress } from "@app/harness/report";
import type pg from "pg";
import { fillDatabase } from "@app/database/testing/country/fill";
import type { Sizes } from "@app/database/testing/country/places";
import { addYardsticks, asOwner } from "../world.ts";

/** Small enough to lose little when it is cut off, large enough that sets pay. */
const partSize = 100_000;

const chunk = readFileSync(new URL("chunk.sql", import.meta.url), "utf8");

/** The table of parts is made after people and points: it tells that they are whole. */
const hasPeople = ({ ownerUrl }: KeptDatabase): Promise<boolean> =>
  asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ there: boolean }>(
      "select to_regclass('bench_parts') is not null as there",
    );
    return rows[0]?.there ?? false;
  });

const fillPeople = async ({ ownerUrl, name }: KeptDatabase, sizes: Sizes): Promise<void> => {
  progress(`${name}: ${sizes.citizens} citizens`);
  await fillDatabase(ownerUrl, { ...sizes, pastDeposits: 0 });
  await addYardsticks(ownerUrl, sizes.citizens);
  await asOwner(ownerUrl, (owner) => owner.query("create table bench_parts (n int primary key)"));
};

const addPart = async (owner: pg.Client, part: readonly number[]): Promise<void> => {
  await owner.query("begin");
  try {
    await owner.query(
      "create temp table part (n int, parts int, size int, citizens bigint, points bigint) on commit drop",
    );
    await owner.query("insert into part values ($1, $2, $3, $4, $5)", [...part]);
    await owner.query(chunk);
    await owner.query(pastDeposits);
    await owner.query("insert into bench_parts (n) select n from part");
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
};

const fillParts = ({ ownerUrl, name }: KeptDatabase, sizes: Sizes): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    const parts = Math.ceil(sizes.pastDeposits / partSize);
    const { rows } = await owner.query<{ done: number }>(
      "select count(*)::int as done from bench_parts",
    );
    const done = rows[0]?.done ?? 0;
    for (let n = done; n < parts; n++) {
      progress(`${name}: part ${n + 1} of ${parts}, ${partSize} deposits each`);
      // Where a country grows, its statistics grow with it.
      if (n % 20 === 1) await owner.query("analyze accounts, citizen_deposits");
      await addPart(owner, [n, parts, partSize, sizes.citizens, sizes.points]);
    }
    if (done < parts) {
      progress(`${name}: vacuum`);
      await owner.query("vacuum (analyze, parallel 0)");
    }
  });

/** A country with so many deposits, filled as far as it is not yet: what was cut off goes on. */
export const openCountry = async (sizes: Sizes): Promise<KeptDatabase> => {
  const name = `growth_${sizes.pastDeposits}`;
  let database = await openKeptDatabase(name);
  if (!(await hasPeople(database))) {
    // Perhaps some of them are there: this first step is quick, and begins anew.
    await dropKeptDatabase(name);
    database = await openKeptDatabase(name);
    await fillPeople(database, sizes);
  }
  await fillParts(database, sizes);
  return database;
};
