import type { ErrorName } from "@app/contract/errors";
import { ApiError } from "../../../lib/api-client.ts";
import {
  afterRefusal,
  asSent,
  isWaiting,
  photosOf,
  type VanEntry,
  withPhotoName,
} from "./van-entry.ts";

export interface VanPorts {
  list: () => Promise<VanEntry[]>;
  change: (number: number, change: (entry: VanEntry) => VanEntry | null) => Promise<void>;
  /** Answers the name under which the server keeps the photo. */
  upload: (data: string) => Promise<string>;
  send: (entry: VanEntry) => Promise<void>;
  now: () => string;
}

/** What the moment or the session is to blame for goes with the next try. */
const isPassing = ({ status }: ApiError): boolean =>
  status >= 500 || [401, 403, 408, 425, 429].includes(status);

const refusalOf = (error: unknown): ErrorName | null =>
  error instanceof ApiError && !isPassing(error) ? error.name : null;

const sendPhotos = async (ports: VanPorts, entry: VanEntry): Promise<VanEntry> => {
  let sent = entry;
  for (const photo of photosOf(entry)) {
    if (photo.name !== null) continue;
    const name = await ports.upload(photo.data);
    await ports.change(entry.number, (kept) => withPhotoName(kept, photo.data, name));
    sent = withPhotoName(sent, photo.data, name);
  }
  return sent;
};

const keptDays = 2;
const dayMs = 86_400_000;

const isOld = ({ state, settledAt }: VanEntry, now: string): boolean =>
  state === "sent" && Date.parse(settledAt ?? now) < Date.parse(now) - keptDays * dayMs;

/**
 * All of this person's, in the order in which they happened. One that the server refuses waits for
 * somebody and holds nothing up; without an answer the round ends, and nothing overtakes.
 */
export const sendWaiting = async (ports: VanPorts, userId: string): Promise<void> => {
  for (const entry of await ports.list()) {
    if (isOld(entry, ports.now())) await ports.change(entry.number, () => null);
    if (!isWaiting(entry) || entry.userId !== userId) continue;
    // Typed anew meanwhile: what was sent is not what is kept now, and goes with the next round.
    const settle = (change: (kept: VanEntry) => VanEntry) =>
      ports.change(entry.number, (kept) => (kept.key === entry.key ? change(kept) : kept));
    try {
      await ports.send(await sendPhotos(ports, entry));
      await settle((kept) => asSent(kept, ports.now()));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      await settle((kept) => afterRefusal(kept, refusal, ports.now()));
    }
  }
};
