import { localizedTextSchema } from "@app/contract/localized-text";
import { type ClosedPart, type Switch, type Switchable, switchable } from "@app/contract/switches";
import type { Context } from "../../context.ts";
import { findSwitches } from "./switches.queries.ts";

const isKnown = (feature: string): feature is Switchable => feature in switchable;

/** What an older version of the service could close and this one cannot is left out. */
export const listSwitches = async ({ db }: Context): Promise<Switch[]> =>
  (await findSwitches(db)).flatMap(({ feature, words, changedAt, ...state }) =>
    isKnown(feature)
      ? [
          {
            ...state,
            feature,
            words: localizedTextSchema.parse(words),
            changedAt: changedAt.toISOString(),
          },
        ]
      : [],
  );

export const listClosed = async (ctx: Context): Promise<ClosedPart[]> =>
  (await listSwitches(ctx))
    .filter(({ isOff }) => isOff)
    .map(({ feature, words, backOn }) => ({ feature, words, backOn }));
