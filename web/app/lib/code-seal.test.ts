import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LiveSeal, watchSeal } from "./code-seal.ts";

const secret = Buffer.alloc(32, 5);
const ours = Date.parse("2026-11-15T10:00:30Z");
const fetched = vi.fn<() => Promise<Response>>();

/** As the server makes it (server/src/features/deposits/identify.ts). */
const rightSeal = (step: number): string =>
  `${step}.${createHmac("sha256", secret).update(`7K4PXE|${step}`).digest().subarray(0, 12).toString("base64url")}`;

const stepAt = (moment: number): number => Math.floor(moment / 60_000);

const answer = () =>
  Response.json({
    code: "7K4PXE",
    secret: secret.toString("base64url"),
    now: new Date(Date.now() + slowBy).toISOString(),
  });

/** By how much the phone's clock is behind the server's. */
let slowBy: number;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  slowBy = 0;
  vi.useFakeTimers({ now: ours });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const page = Object.assign(new EventTarget(), { documentElement: { lang: "fr" }, cookie: "" });
  vi.stubGlobal("document", page);
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("dispatchEvent", events.dispatchEvent.bind(events));
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () => answer());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = () => {
  const seals: LiveSeal[] = [];
  const stop = watchSeal("7K4PXE", (live) => seals.push(live));
  return { seals, stop };
};

const whenThereAre = (seals: readonly LiveSeal[], count: number) =>
  vi.waitFor(() => expect(seals).toHaveLength(count));

test("the seal is the server's, of this minute, and another one when the minute is over", async () => {
  const { seals, stop } = watch();
  await whenThereAre(seals, 1);
  expect(seals[0]?.seal).toBe(rightSeal(stepAt(ours)));
  // The answer was some milliseconds on its way.
  expect(Math.abs((seals[0]?.until ?? 0) - (ours + 30_000))).toBeLessThan(1000);
  await vi.advanceTimersByTimeAsync(30_000);
  await whenThereAre(seals, 2);
  expect(seals[1]?.seal).toBe(rightSeal(stepAt(ours) + 1));
  expect(fetched).toHaveBeenCalledOnce();
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(seals).toHaveLength(2);
});

test("a phone whose clock is three hours slow makes the same one", async () => {
  slowBy = 3 * 3_600_000;
  vi.setSystemTime(ours - slowBy);
  const { seals, stop } = watch();
  await whenThereAre(seals, 1);
  expect(seals[0]?.seal).toBe(rightSeal(stepAt(ours)));
  stop();
});

test("without a network the kept secret does; a secret of somebody else does not", async () => {
  const first = watch();
  await whenThereAre(first.seals, 1);
  first.stop();
  fetched.mockRejectedValue(new TypeError("no network"));
  vi.setSystemTime(ours + 86_400_000);
  const later = watch();
  await whenThereAre(later.seals, 1);
  expect(later.seals[0]?.seal).toBe(rightSeal(stepAt(ours + 86_400_000)));
  later.stop();
  const onSeal = vi.fn();
  const stop = watchSeal("222222", onSeal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onSeal).not.toHaveBeenCalled();
  stop();
});

test("comes as soon as the network does", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no network"));
  const { seals, stop } = watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seals).toEqual([]);
  dispatchEvent(new Event("online"));
  await whenThereAre(seals, 1);
  stop();
});
