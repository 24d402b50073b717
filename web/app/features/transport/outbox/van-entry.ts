import type { ErrorName } from "@app/contract/errors";
import type { HandoverItem } from "@app/contract/handovers";
import type { LocalizedText } from "@app/contract/localized-text";
import type { Window } from "@app/contract/pickups";
import type { doorReasons } from "@app/contract/transport-jobs";

/** A JPEG in base64 until the server has it, its name from then on. */
export interface KeptPhoto {
  data: string;
  name: string | null;
}

export type KeptItem = Omit<HandoverItem, "photo"> & { photo: KeptPhoto | null };

/** What a driver did at a door. */
export type VanAct =
  | { kind: "arrive"; meters: number | null }
  | { kind: "sign"; items: readonly KeptItem[]; pin: string | null }
  | {
      kind: "turn_back";
      reason: (typeof doorReasons)[number];
      note: string;
      photo: KeptPhoto | null;
      window: Window;
    };

/** An act as this phone keeps it, until the server has said what became of it. */
export interface VanEntry {
  /** Counted by this phone: the order in which things happened. */
  number: number;
  /** Whatever happens on the way, it counts once. */
  key: string;
  /** Another person's session never sends it. */
  userId: string;
  pickupId: string;
  pointName: LocalizedText;
  occurredAt: string;
  act: VanAct;
  state: "waiting" | "sent" | "refused";
  refusal: ErrorName | null;
  settledAt: string | null;
}

export type NewVanEntry = Pick<
  VanEntry,
  "userId" | "pickupId" | "pointName" | "occurredAt" | "act"
>;

export const isWaiting = ({ state }: VanEntry): boolean => state === "waiting";
export const isToSolve = ({ state }: VanEntry): boolean => state === "refused";

/** The photos that have not arrived, in the order of the lines. */
export const photosOf = ({ act }: VanEntry): KeptPhoto[] => {
  const photos = act.kind === "sign" ? act.items.map(({ photo }) => photo) : [];
  if (act.kind === "turn_back") photos.push(act.photo);
  return photos.filter((photo) => photo !== null);
};

const nameIn = (photo: KeptPhoto | null, data: string, name: string): KeptPhoto | null =>
  photo?.data === data && photo.name === null ? { data, name } : photo;

/** The server has the photo: it need not be sent again with the next try. */
export const withPhotoName = (entry: VanEntry, data: string, name: string): VanEntry => {
  const { act } = entry;
  if (act.kind === "turn_back") {
    return { ...entry, act: { ...act, photo: nameIn(act.photo, data, name) } };
  }
  if (act.kind !== "sign") return entry;
  const items = act.items.map((item) => ({ ...item, photo: nameIn(item.photo, data, name) }));
  return { ...entry, act: { ...act, items } };
};

const withoutSecrets = (act: VanAct): VanAct => {
  if (act.kind === "arrive") return act;
  const bare = (photo: KeptPhoto | null): KeptPhoto | null => photo && { ...photo, data: "" };
  if (act.kind === "turn_back") return { ...act, photo: bare(act.photo) };
  return {
    ...act,
    pin: null,
    items: act.items.map((item) => ({ ...item, photo: bare(item.photo) })),
  };
};

/** What arrived needs neither its photos nor the point's digits on this phone any longer. */
export const asSent = (entry: VanEntry, settledAt: string): VanEntry => ({
  ...entry,
  act: withoutSecrets(entry.act),
  state: "sent",
  refusal: null,
  settledAt,
});

/** That somebody arrived is no news once the pick-up is further: nobody has to solve it. */
export const afterRefusal = (entry: VanEntry, refusal: ErrorName, settledAt: string): VanEntry =>
  entry.act.kind === "arrive"
    ? asSent(entry, settledAt)
    : { ...entry, state: "refused", refusal, settledAt };

/** Other digits are another word about the same weights: under a key of its own. */
export const withPin = (entry: VanEntry, pin: string | null, key: string): VanEntry =>
  entry.act.kind === "sign"
    ? {
        ...entry,
        key,
        act: { ...entry.act, pin },
        state: "waiting",
        refusal: null,
        settledAt: null,
      }
    : entry;
