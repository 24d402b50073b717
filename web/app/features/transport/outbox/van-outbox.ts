import { addEvidence, signHandover } from "@app/contract/handovers";
import { arrive, turnBack } from "@app/contract/transport-jobs";
import { ApiError, call } from "../../../lib/api-client.ts";
import { createRounds, type Round } from "../../../lib/send-rounds.ts";
import { createListeners } from "../../../lib/session/session-state.ts";
import { session } from "../../../lib/session/session-store.ts";
import { deviceStore } from "../../../lib/storage.ts";
import { vanOutboxKey } from "../../../lib/van-outbox-key.ts";
import { addEntry, changeEntry, listEntries } from "./van-database.ts";
import {
  isWaiting,
  type KeptPhoto,
  type NewVanEntry,
  type VanEntry,
  withPin,
} from "./van-entry.ts";
import { sendWaiting, type VanPorts } from "./van-sender.ts";

export interface VanOutboxState {
  /** Null until they were read once. */
  entries: readonly VanEntry[] | null;
  /** Nothing can be kept or read on this phone. */
  isBroken: boolean;
  isSending: boolean;
  /** Counts the rounds that got an answer: what pages show of the day is to be asked for again. */
  rounds: number;
}

export const emptyVanOutbox: VanOutboxState = {
  entries: null,
  isBroken: false,
  isSending: false,
  rounds: 0,
};

let state = emptyVanOutbox;
const changes = createListeners();
const set = (change: Partial<VanOutboxState>): void => {
  state = { ...state, ...change };
  changes.tell();
};

export const readVanOutbox = (): VanOutboxState => state;
export const subscribeToVanOutbox = changes.add;

const refresh = async (): Promise<void> => {
  try {
    set({ entries: await listEntries(), isBroken: false });
  } catch {
    set({ isBroken: true });
  }
};

const nameOf = (photo: KeptPhoto | null): string | null => photo?.name ?? null;

const send = async ({
  key: idempotencyKey,
  pickupId,
  occurredAt,
  act,
}: VanEntry): Promise<void> => {
  const params = { id: pickupId };
  if (act.kind === "arrive") {
    await call(arrive, { params, body: { meters: act.meters }, idempotencyKey });
  } else if (act.kind === "turn_back") {
    const { reason, note, window } = act;
    const body = { reason, note, window, photo: nameOf(act.photo) };
    await call(turnBack, { params, body, idempotencyKey });
  } else {
    const items = act.items.map((item) => ({ ...item, photo: nameOf(item.photo) }));
    const sentAt = new Date().toISOString();
    const pin = act.pin === null ? {} : { pin: act.pin };
    const body = { side: "driver" as const, items, occurredAt, sentAt, ...pin };
    await call(signHandover, { params, body, idempotencyKey });
  }
};

const ports: VanPorts = {
  list: listEntries,
  change: changeEntry,
  upload: async (data) => (await call(addEvidence, { body: { data } })).name,
  send,
  now: () => new Date().toISOString(),
};

/** One tab of the phone at a time; where there are no locks, the server counts a key once. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("van-outbox", work) : work();

const isLeft = (userId: string): boolean =>
  state.entries?.some((entry) => entry.userId === userId && isWaiting(entry)) ?? false;

const sendRound = async (): Promise<Round> => {
  const { user } = await session.restore();
  if (!user) return { isLeft: false };
  await refresh();
  if (!isLeft(user.id)) return { isLeft: false };
  set({ isSending: true });
  try {
    await inTurn(() => sendWaiting(ports, user.id));
    set({ rounds: state.rounds + 1 });
    await refresh();
    return { isLeft: isLeft(user.id) };
  } catch (error) {
    await refresh();
    const retryAfterSeconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    return { isLeft: isLeft(user.id), failure: { retryAfterSeconds } };
  } finally {
    set({ isSending: false });
  }
};

const rounds = createRounds({ send: sendRound });

let isStarted = false;

/** From now on, as long as the app is open, what waits is sent by itself. */
export const startVanOutbox = (): void => {
  void rounds.ask("soon");
  if (isStarted) return;
  isStarted = true;
  addEventListener("online", () => void rounds.ask("now"));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void rounds.ask("soon");
  });
};

const patienceMs = 4000;

/** Waits for the server as long as somebody at a door would; without a network not at all. */
const sendWithin = async (): Promise<void> => {
  const sent = rounds.ask("now");
  if (!navigator.onLine) return;
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
};

/** A browser short of room throws away what it may; this it may not. */
const askToKeep = async (): Promise<void> => {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
};

/**
 * The one way anything at a door is recorded: first it is safe on this phone, then it is sent. Throws
 * when the phone could not keep it; then nothing was sent either.
 */
export const keepAct = async (
  entry: NewVanEntry,
  replaces?: (before: VanEntry) => boolean,
): Promise<void> => {
  await addEntry(entry, replaces);
  deviceStore.write(vanOutboxKey, "used");
  void askToKeep().catch(() => undefined);
  await refresh();
  await sendWithin();
};

export const retypePin = async (number: number, pin: string | null): Promise<void> => {
  await changeEntry(number, (entry) => withPin(entry, pin, crypto.randomUUID()));
  await refresh();
  await sendWithin();
};

/** Somebody has read what became of it. */
export const dropEntry = async (number: number): Promise<void> => {
  await changeEntry(number, () => null);
  await refresh();
};
