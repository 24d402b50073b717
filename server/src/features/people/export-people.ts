import { type exportPeople as endpoint, mostExported } from "@app/contract/people";
import { showPhone } from "@app/contract/phone";
import { product } from "@app/contract/product";
import type { Locale } from "@app/contract/locales";
import type { Context } from "../../context.ts";
import { numberCell, textCell, writeCsv } from "../../documents/csv.rules.ts";
import { documentTexts } from "../../documents/document-texts.ts";
import { formatHundredths, formatShortDate } from "../../documents/format.ts";
import type { Call, FileAnswer } from "../../http/route.ts";
import { noteLook } from "../audit/index.ts";
import { findPeople } from "./find-people.queries.ts";
import { askedOf } from "./list-people.ts";
import { type FoundPerson, readPeople } from "./people.queries.ts";

const columnOrder = [
  "name",
  "phone",
  "email",
  "code",
  "roles",
  "wilaya",
  "tokens",
  "seen",
  "state",
] as const;

const cellsOf = (person: FoundPerson, locale: Locale): string[] => {
  const { roles, states } = documentTexts[locale].people;
  return [
    textCell(`${person.firstName} ${person.lastName}`.trim()),
    textCell(person.phone === null ? "" : showPhone(person.phone)),
    textCell(person.email ?? ""),
    textCell(person.code),
    textCell(person.roles.map((role) => roles[role]).join(", ")),
    numberCell(person.wilaya === null ? "" : String(person.wilaya)),
    numberCell(formatHundredths(person.tokens, locale, false)),
    textCell(person.seenAt === null ? "" : formatShortDate(person.seenAt)),
    textCell(states[person.state]),
  ];
};

/** Who took a list of people away is written down, with how many they were. */
export const exportPeople = async (
  ctx: Context,
  { actor, traceId, query, locale }: Call<typeof endpoint>,
): Promise<FileAnswer> => {
  const asked = askedOf(query);
  const { ids } = asked
    ? await findPeople(ctx.db, ctx.clock, asked, { most: mostExported })
    : { ids: [] };
  const people = await readPeople(ctx.db, ctx.clock, ids);
  await noteLook(ctx, {
    actorId: actor.userId,
    traceId,
    act: "export_people",
    kind: "people",
    id: "list",
    note: String(people.length),
  });
  const { columns } = documentTexts[locale].people;
  const head = columnOrder.map((column) => textCell(columns[column]));
  const lines = people.map((person) => cellsOf(person, locale));
  return {
    type: "csv",
    name: `${product.slug}-people.csv`,
    content: Buffer.from(writeCsv([head, ...lines], locale === "en" ? "," : ";"), "utf8"),
  };
};
