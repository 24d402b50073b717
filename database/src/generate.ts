import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { databaseUrls, inDatabase } from "./config.ts";
import { dropDatabase, ensureDatabase } from "./create-database.ts";
import { migrate } from "./migrate.ts";

/** Month partitions come and go with the calendar; the parent says what they are. */
const partitions = "*_20[0-9][0-9]_[0-9][0-9]";

/** Lines that change with the server's minor version or at random say nothing about the schema. */
const isVolatile = (line: string): boolean =>
  /^(-- Dumped (from|by)|\\(un)?restrict)/.test(line) ||
  /^SET (transaction_timeout|default_table_access_method)/.test(line);

const dumpSchema = (url: string): string => {
  const dump = execFileSync(
    "pg_dump",
    [
      "--schema-only",
      "--no-owner",
      "--schema=public",
      `--exclude-table=${partitions}`,
      `--dbname=${url}`,
    ],
    { encoding: "utf8" },
  );
  return dump
    .split("\n")
    .filter((line) => !isVolatile(line))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .concat("\n");
};

const codegen = createRequire(import.meta.url).resolve("kysely-codegen/dist/cli/bin.js");

const generateTypes = (url: string, file: string): void => {
  execFileSync(process.execPath, [
    codegen,
    "--dialect=postgres",
    `--url=${url}`,
    `--out-file=${file}`,
    "--default-schema=public",
    "--include-pattern=public.*",
    "--exclude-pattern=public.{spatial_ref_sys,geography_columns,geometry_columns,schema_migrations}",
    '--type-mapping={"int8":"number","tstzrange":"string","daterange":"string","geometry":"string"}',
    "--log-level=error",
  ]);
};

/** Writes schema.sql and tables.generated.ts, read from a database made by the migrations alone. */
export const generate = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const name = `generate_${process.pid}`;
  const url = inDatabase(databaseUrls.owner, name);
  try {
    await ensureDatabase(url);
    await migrate(url);
    writeFileSync(path.join(folder, "schema.sql"), dumpSchema(url));
    const typesFile = path.join(folder, "tables.generated.ts");
    generateTypes(url, typesFile);
    execFileSync("oxfmt", [typesFile]);
  } finally {
    await dropDatabase(name);
  }
};

if (import.meta.main) {
  const folder = process.argv[2];
  if (!folder) throw new Error("usage: generate.ts <folder>");
  await generate(folder);
}
