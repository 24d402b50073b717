import { sendEntries } from "@app/contract/device-entries";
import { ApiError, call } from "../../../lib/api-client.ts";
import { logError } from "../../../lib/log.ts";
import { keepShadow, readShadow } from "../../../lib/outbox-shadow.ts";
import { createListeners } from "../../../lib/session/session-state.ts";
import { session } from "../../../lib/session/session-store.ts";
import { isToSend, type OutboxEntry } from "./entry.ts";
import { asOutboxError, type OutboxFailure } from "./outbox-database.ts";
import { keptDays, type Post, reportCount, sendWaiting } from "./outbox-sender.ts";
import { listEntries, readDevice, restoreDevice } from "./outbox-store.ts";
import { isUnsent, type KeptSignature } from "./signature.ts";
import { dropSignatures, listSignatures } from "./signature-store.ts";
import { createRounds, type Round } from "../../../lib/send-rounds.ts";

export interface OutboxState {
  /** Null until they were read once. */
  entries: readonly OutboxEntry[] | null;
  /** What was given to vans, the newest last. */
  signatures: readonly KeptSignature[];
  /** When they were read, in milliseconds. */
  readAt: number;
  /** Why nothing can be kept or read on this phone. */
  failure: OutboxFailure | null;
  isSending: boolean;
  /** The last try got an answer. */
  isReachable: boolean;
  /** Deposits that waited in a database which this phone has lost. */
  lost: number;
}

/** Of the channel between tabs, and of the browser's own wish to send. */
const syncTag = "outbox";

export const emptyOutbox: OutboxState = {
  entries: null,
  signatures: [],
  readAt: 0,
  failure: null,
  isSending: false,
  isReachable: true,
  lost: 0,
};

let state = emptyOutbox;
const changes = createListeners();
const set = (change: Partial<OutboxState>): void => {
  state = { ...state, ...change };
  changes.tell();
};

export const readOutbox = (): OutboxState => state;
export const subscribeToOutbox = changes.add;

/** Other tabs and the service worker write to the same database. */
let others: BroadcastChannel | undefined;

/** Reads anew what this phone keeps. */
export const refreshOutbox = async (): Promise<void> => {
  try {
    const [entries, device, signatures] = [
      await listEntries(),
      await readDevice(),
      await listSignatures(),
    ];
    if (device) keepShadow({ ...device, waiting: entries.filter(isToSend).length });
    set({ entries, signatures, readAt: Date.now(), failure: null });
  } catch (error) {
    set({ failure: asOutboxError(error).reason });
  }
};

/** After every change of ours. */
export const tellOthers = async (): Promise<void> => {
  others?.postMessage("changed");
  await refreshOutbox();
};

const post: Post = (body) => call(sendEntries, { body });

const isLeftFor = (userId: string): boolean =>
  [...(state.entries?.filter(isToSend) ?? []), ...state.signatures.filter(isUnsent)].some(
    (one) => one.userId === userId,
  );

const isLongSent = ({ state: how, settledAt }: KeptSignature): boolean =>
  how === "sent" && Date.parse(settledAt ?? "") < Date.now() - keptDays * 24 * 60 * 60 * 1000;

/** What leaves the point goes after what came in: the server must know of it first. */
const sendEverything = async (userId: string): Promise<void> => {
  await sendWaiting(post, userId);
  const kept = await listSignatures();
  // A van comes now and then: weighing does without what signing needs.
  if (kept.some((one) => one.userId === userId && isUnsent(one))) {
    const { sendFromPage } = await import("./send-from-page.ts");
    await sendFromPage(userId);
  }
  if (kept.some(isLongSent)) await dropSignatures(isLongSent);
};

const sendRound = async (): Promise<Round> => {
  const { user } = await session.restore();
  if (!user) return { isLeft: false };
  set({ isSending: true });
  try {
    await sendEverything(user.id);
    set({ isReachable: true });
    await tellOthers();
    return { isLeft: isLeftFor(user.id) };
  } catch (error) {
    const retryAfterSeconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    set({ isReachable: error instanceof ApiError });
    await tellOthers();
    return { isLeft: isLeftFor(user.id), failure: { retryAfterSeconds } };
  } finally {
    set({ isSending: false });
  }
};

const rounds = createRounds({ send: sendRound });

/** Sends what waits; settles when the server has answered, or could not be reached. */
export const sendOutbox = (urgency: "now" | "soon" = "now"): Promise<void> => {
  void askForBackgroundSync();
  return rounds.ask(urgency);
};

interface BackgroundSync {
  sync: { register: (tag: string) => Promise<void> };
}

/** Where the browser has it, the service worker sends when the network is back and the app closed. */
const askForBackgroundSync = async (): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (registration as BackgroundSync | undefined)?.sync.register(syncTag);
  } catch {
    // Not supported, or switched off: the page's own rounds do it.
  }
};

/** The second memory says more was here than is: a new database took the place of a broken one. */
const noticeLoss = async (): Promise<void> => {
  const shadow = readShadow();
  if (!shadow || (await readDevice())) return;
  if (shadow.waiting > 0) set({ lost: shadow.waiting });
  // Until the server knows, every start finds it anew.
  await reportCount(post, shadow);
  await restoreDevice({ deviceId: shadow.deviceId, highestNumber: shadow.highestNumber });
};

const start = async (): Promise<void> => {
  await noticeLoss().catch((error: unknown) => logError("The outbox was not checked", error));
  await refreshOutbox();
  await sendOutbox("soon");
};

/** The person has read what was lost. */
export const forgetLoss = (): void => set({ lost: 0 });

let isStarted = false;

/** From now on, as long as the app is open, what waits is sent by itself. */
export const startOutbox = (): void => {
  if (isStarted) return;
  isStarted = true;
  others = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(syncTag);
  others?.addEventListener("message", () => void refreshOutbox());
  let userId = session.read().user?.id;
  session.subscribe(() => {
    const before = userId;
    userId = session.read().user?.id;
    if (userId && userId !== before) void sendOutbox();
  });
  const onReturn = () => {
    if (document.visibilityState === "visible") void sendOutbox("soon");
  };
  addEventListener("online", () => void sendOutbox());
  addEventListener("focus", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  void start();
};
