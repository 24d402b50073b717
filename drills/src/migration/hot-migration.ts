import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "@app/harness/processes";

const down =
  "-- migrate:down\ndo $$ begin raise exception 'forward only: write a new migration'; end $$;\n";

/** Changes the tables that every deposit writes, each as CONTRIBUTING.md asks for it. */
const hot = {
  "29990101000100_drill_columns.sql": `-- migrate:up
alter table deposits add column drill_note text;
alter table deposits add constraint drill_note_is_short check (length(drill_note) < 10) not valid;
${down}`,
  // On its own: a deposit locks accounts first, and who locks them second waits for it for ever.
  "29990101000150_drill_accounts.sql": `-- migrate:up
alter table accounts add column drill_note text;
${down}`,
  "29990101000200_drill_validate.sql": `-- migrate:up
alter table deposits validate constraint drill_note_is_short;
${down}`,
  "29990101000300_drill_index.sql": `-- migrate:up transaction:false
create index concurrently drill_index on accounts (drill_note);
${down}`,
};

/** This version's migrations, and after them some that are worse than any of ours. */
export const writeHotMigrations = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "drill-migrations-"));
  cpSync(path.join(root, "database/migrations"), folder, { recursive: true });
  for (const [name, text] of Object.entries(hot)) writeFileSync(path.join(folder, name), text);
  return folder;
};
