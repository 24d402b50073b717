import { joinProgress, type LessonSlug, showProgress } from "@app/contract/training";
import { call } from "../api-client.ts";
import { deviceStore } from "../storage.ts";
import {
  further,
  hasPassedCounter,
  joinStands,
  type KeptProgress,
  nothing,
  type Stand,
  standsOf,
} from "./progress.ts";
import { coursePassedKey, unsentTrainingKey } from "./training-keys.ts";

/** Whoever learns before they have an account. */
export const visitor = "visitor";

const keyOf = (owner: string): string => `training.of.${owner}`;

// Where nothing can be kept, what is learnt lives as long as the page.
const known = new Map<string, { text: string; progress: KeptProgress }>();
const listeners = new Set<() => void>();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const parse = (text: string): KeptProgress => {
  try {
    const { lessons, counterPassedAt, isSent } = JSON.parse(text) as KeptProgress;
    return { lessons, counterPassedAt, isSent };
  } catch {
    return nothing;
  }
};

/** Also what another tab wrote; the same object as long as nothing changed. */
export const readProgress = (owner: string): KeptProgress => {
  const before = known.get(owner);
  const text = deviceStore.read(keyOf(owner)) ?? before?.text;
  if (text === undefined) return nothing;
  if (text === before?.text) return before.progress;
  const progress = parse(text);
  known.set(owner, { text, progress });
  return progress;
};

const write = (owner: string, progress: KeptProgress): void => {
  const text = JSON.stringify(progress);
  known.set(owner, { text, progress });
  deviceStore.write(keyOf(owner), text);
  if (!progress.isSent) deviceStore.write(unsentTrainingKey, "1");
  if (owner !== visitor && hasPassedCounter(progress)) {
    deviceStore.write(coursePassedKey(owner), "1");
  }
  for (const listener of listeners) listener();
};

/** Never a step back; a lesson that is passed stays so. */
export const noteLesson = (owner: string, slug: LessonSlug, stand: Stand): void => {
  const before = readProgress(owner);
  const earlier = before.lessons[slug];
  const after = further(earlier, stand);
  if (JSON.stringify(after) === JSON.stringify(earlier)) return;
  write(owner, { ...before, lessons: { ...before.lessons, [slug]: after }, isSent: false });
};

/** What was learnt before the log-in is the account's from now on. */
const adopt = (userId: string): void => {
  const brought = readProgress(visitor).lessons;
  if (Object.keys(brought).length === 0) return;
  const own = readProgress(userId);
  write(userId, { ...own, lessons: joinStands(own.lessons, brought), isSent: false });
  known.delete(visitor);
  deviceStore.remove(keyOf(visitor));
};

const exchange = ({ isSent, lessons }: KeptProgress) =>
  isSent
    ? call(showProgress)
    : call(joinProgress, {
        body: {
          lessons: (Object.entries(lessons) as [LessonSlug, Stand][]).map(
            ([slug, { card, answered }]) => ({
              slug,
              card,
              answered: answered && { ...answered, answers: [...answered.answers] },
            }),
          ),
        },
      });

const exchangeOnce = async (userId: string): Promise<KeptProgress> => {
  adopt(userId);
  const sent = readProgress(userId);
  const answer = await exchange(sent);
  const now = readProgress(userId);
  const isSent = now === sent;
  const { counterPassedAt } = answer;
  const lessons = isSent ? standsOf(answer) : joinStands(standsOf(answer), now.lessons);
  if (isSent) deviceStore.remove(unsentTrainingKey);
  write(userId, { lessons, counterPassedAt, isSent });
  // Learnt while the call was on its way.
  return isSent ? readProgress(userId) : exchangeOnce(userId);
};

let running: Promise<KeptProgress> | undefined;

/** This device and the account know the same afterwards. Fails without a network, and loses nothing. */
export const bringProgress = (userId: string): Promise<KeptProgress> =>
  (running ??= exchangeOnce(userId).finally(() => (running = undefined)));
