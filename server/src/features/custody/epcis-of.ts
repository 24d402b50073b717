import { custodyContentSchema } from "@app/contract/custody";
import type { Context } from "../../context.ts";
import { findLotEvents } from "./custody.queries.ts";
import { toEpcis } from "./epcis.rules.ts";

/** What is written about some lots, by their numbers, as one EPCIS 2.0 document (JSON-LD). */
export const epcisOf = async (
  { db }: Context,
  lots: readonly string[],
  creationDate: string,
): Promise<Uint8Array> => {
  const contents = (await findLotEvents(db, lots)).map((content) =>
    custodyContentSchema.parse(JSON.parse(content)),
  );
  return Buffer.from(JSON.stringify(toEpcis(contents, creationDate), null, 2), "utf8");
};
