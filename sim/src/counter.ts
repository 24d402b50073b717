import { randomUUID } from "node:crypto";
import { registerCitizen } from "@app/contract/citizens";
import { type DeviceEntry, sendEntries } from "@app/contract/device-entries";
import { batchSize } from "@app/contract/device-limits";
import type { SeenAs } from "@app/contract/identification";
import type { Phone } from "./api.ts";
import type { CitizenPlan } from "./country.ts";
import type { Bag, SeenHow } from "./day.ts";
import type { Citizen } from "./people.ts";

/** Somebody who weighs at a point, with a phone that numbers what it weighed. */
export interface Counter {
  pointId: string;
  phone: Phone;
  /** Sends what was weighed; answers how each was taken, in order. */
  send: (weighed: readonly Weighed[]) => Promise<string[]>;
}

export interface Weighed {
  bag: Bag;
  code: string;
  occurredAt: Date;
  seenAs: SeenAs;
}

/** Minutes after which a picture of a code is old for sure. */
const oldMinutes = 90;

export const seenAsOf = (how: SeenHow, citizen: Citizen | null, at: Date): SeenAs => {
  if (how === "phone") return { by: "phone" };
  if (how === "card") return { by: "scan", seal: null, isCard: true };
  if (how === "typing" || !citizen) return { by: "typing" };
  const shown = how === "old" ? new Date(at.getTime() - oldMinutes * 60_000) : at;
  return { by: "scan", seal: citizen.sealAt(shown), isCard: false };
};

export const openCounter = (pointId: string, phone: Phone): Counter => {
  const deviceId = randomUUID();
  let number = 0;

  const entryOf = ({ bag, code, occurredAt, seenAs }: Weighed): DeviceEntry => ({
    kind: "deposit",
    number: ++number,
    key: randomUUID(),
    occurredAt: occurredAt.toISOString(),
    deposit: {
      pointId,
      citizenCode: code,
      material: bag.material,
      grams: bag.grams,
      stars: bag.stars,
    },
    seenAs,
  });

  const sendBatch = async (weighed: readonly Weighed[]): Promise<string[]> => {
    const entries = weighed.map(entryOf);
    const { results } = await phone.ask(sendEntries, {
      body: {
        deviceId,
        sentAt: new Date().toISOString(),
        highestNumber: number,
        stillWaiting: 0,
        entries,
      },
    });
    return results.map(({ outcome }) => outcome);
  };

  return {
    pointId,
    phone,
    send: async (weighed) => {
      const outcomes: string[] = [];
      for (let from = 0; from < weighed.length; from += batchSize) {
        outcomes.push(...(await sendBatch(weighed.slice(from, from + batchSize))));
      }
      return outcomes;
    },
  };
};

/** Without the app: the point asks for a number and a first name. */
export const registerAt = async (
  { phone, pointId }: Counter,
  number: string,
  { firstName }: CitizenPlan,
): Promise<string> => {
  const params = { pointId };
  const { code } = await phone.ask(registerCitizen, { params, body: { phone: number, firstName } });
  return code;
};
