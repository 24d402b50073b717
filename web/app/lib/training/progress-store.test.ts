import { joinProgress, type Progress, showProgress } from "@app/contract/training";
import { beforeEach, expect, test, vi } from "vitest";
import { OfflineError } from "../api-client.ts";
import { bringProgress, noteLesson, readProgress, visitor } from "./progress-store.ts";

const account = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock("../api-client.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  call: account.call,
}));

const seen = (card: number) => ({ card, answered: null, passedAt: null });
const at = "2026-01-05T10:00:00.000Z";
const passed = { card: 4, answered: { answers: [{ id: "magnet", option: 1 }], at }, passedAt: at };
const nobody: Progress = { lessons: [], counterPassedAt: null };

let people = 0;
let userId = "";

beforeEach(() => {
  people += 1;
  userId = `person-${people}`;
  account.call.mockReset();
});

test("what a visitor learnt is the account's after the log-in, and no longer the visitor's", async () => {
  noteLesson(visitor, "cans", passed);
  account.call.mockResolvedValue({
    lessons: [{ slug: "cans", card: 4, passedAt: at }],
    counterPassedAt: null,
  });
  await bringProgress(userId);
  const [endpoint, parts] = account.call.mock.calls[0] ?? [];
  expect(endpoint).toBe(joinProgress);
  expect(parts.body.lessons).toEqual([{ slug: "cans", card: 4, answered: passed.answered }]);
  expect(readProgress(userId)).toMatchObject({ isSent: true, lessons: { cans: { passedAt: at } } });
  expect(readProgress(visitor).lessons).toEqual({});
});

test("without a network it stays on the device, and goes the next time", async () => {
  noteLesson(userId, "cans", passed);
  account.call.mockRejectedValueOnce(new OfflineError("No answer"));
  await expect(bringProgress(userId)).rejects.toThrow("No answer");
  expect(readProgress(userId)).toMatchObject({ isSent: false, lessons: { cans: passed } });
  account.call.mockResolvedValue({
    lessons: [{ slug: "cans", card: 4, passedAt: at }],
    counterPassedAt: null,
  });
  await bringProgress(userId);
  expect(account.call.mock.calls[1]?.[0]).toBe(joinProgress);
});

test("what is learnt while a call is on its way goes with another one", async () => {
  noteLesson(userId, "pehd", seen(1));
  account.call.mockImplementationOnce(async () => {
    noteLesson(userId, "cans", passed);
    return { lessons: [{ slug: "pehd", card: 1, passedAt: null }], counterPassedAt: null };
  });
  account.call.mockResolvedValue(nobody);
  await bringProgress(userId);
  expect(
    account.call.mock.calls[1]?.[1].body.lessons.map(({ slug }: { slug: string }) => slug),
  ).toEqual(["pehd", "cans"]);
});

test("nothing new only asks", async () => {
  account.call.mockResolvedValue(nobody);
  await bringProgress(userId);
  expect(account.call.mock.calls[0]?.[0]).toBe(showProgress);
});

test("a lesson never goes back", () => {
  noteLesson(userId, "pehd", seen(3));
  noteLesson(userId, "pehd", seen(1));
  expect(readProgress(userId).lessons.pehd?.card).toBe(3);
});
