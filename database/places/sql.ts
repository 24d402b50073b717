import { communes } from "./communes.ts";
import { memberships } from "./memberships.ts";
import { wilayas } from "./wilayas.ts";

export const migration = new URL("../migrations/20261115000200_load_places.sql", import.meta.url);

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

const insert = (into: string, rows: readonly string[]): string =>
  `insert into ${into} values\n${rows.map((row) => `  (${row})`).join(",\n")};\n`;

const header = `-- migrate:up

-- Written by database/places/generate.ts; change the tables beside it and run it again.
-- Sources: the Journal officiel for numbers, names and membership (decrees 84-79, 21-117, 26-206;
-- laws 84-09, 19-12, 26-06; ordinances 97-14, 21-03), read in djazairdev/wilayas (CC0) and checked
-- against yasserstudio/geoalgeria (MIT) and transformatek/geo-enabled-datasets; commune codes of
-- the statistics office and base spelling from dzcities (ISC); points from Wikidata (CC0), 41 of
-- them put right after yasserstudio/geoalgeria.
`;

const footer = `-- migrate:down
do $$ begin raise exception 'forward only: write a new migration'; end $$;
`;

export const render = (): string =>
  [
    header,
    insert(
      "wilayas (code, name_fr, name_ar, valid_from, cut_from)",
      wilayas.map((w) =>
        [w.code, text(w.nameFr), text(w.nameAr), text(w.validFrom), w.cutFrom ?? "null"].join(", "),
      ),
    ),
    insert(
      "communes (code, name_fr, name_ar, location)",
      communes.map((c) =>
        [
          c.code,
          text(c.nameFr),
          text(c.nameAr),
          `st_setsrid(st_makepoint(${c.longitude}, ${c.latitude}), 4326)`,
        ].join(", "),
      ),
    ),
    insert(
      "commune_wilayas (commune_code, wilaya_code, valid)",
      memberships.map((m) =>
        [m.communeCode, m.wilayaCode, text(`[${m.from},${m.until ?? ""})`)].join(", "),
      ),
    ),
    footer,
  ].join("\n");
