import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createGroupCommit } from "./group-commit.ts";

/** A call that ends when the test says so, and remembers what it was given. */
interface StageOptions {
  inFlight: number;
  worthJoining?: number;
  maxGroup?: number;
  mayRetryAlone?: boolean;
  rest?: number;
  tooManyToRest?: number;
  maxWait?: number;
}

const createStage = (options: StageOptions) => {
  const calls: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const commit = createGroupCommit<number, number>({
    run: (items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(items.map((n) => n * 10)));
        calls.push({ items, end });
      }),
    maxGroup: options.maxGroup ?? 100,
    inFlight: options.inFlight,
    worthJoining: options.worthJoining ?? 1,
    ...(options.rest && { rest: options.rest, tooManyToRest: options.tooManyToRest ?? 0 }),
    ...(options.maxWait && { maxWait: options.maxWait }),
    mayRetryAlone: () => options.mayRetryAlone ?? true,
  });
  /** Waits until exactly these calls were made, then hands them out to be ended. */
  const made = async (...groups: number[][]) => {
    await vi.waitFor(() => expect(calls.map(({ items }) => items)).toEqual(groups), {
      interval: 1,
    });
    return calls;
  };
  return { commit, made, calls };
};

test("alone, an item goes at once; what arrives meanwhile goes together", async () => {
  const { commit, made } = createStage({ inFlight: 1 });
  const answers = [1, 2, 3, 4].map(commit);
  (await made([1])).at(-1)?.end();
  (await made([1], [2, 3, 4])).at(-1)?.end();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
});

test("no group is larger than allowed, and no more calls run at once", async () => {
  const { commit, made } = createStage({ inFlight: 2, maxGroup: 2 });
  const answers = [1, 2, 3, 4, 5].map(commit);
  (await made([1], [2])).at(0)?.end();
  (await made([1], [2], [3, 4])).at(1)?.end();
  for (const call of await made([1], [2], [3, 4], [5])) call.end();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50]);
});

test("a second call joins the first only when enough wait", async () => {
  const { commit, made } = createStage({ inFlight: 2, worthJoining: 3 });
  const answers = [1, 2, 3].map(commit);
  await made([1]);
  answers.push(commit(4));
  for (const call of await made([1], [2, 3, 4])) call.end();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
});

test("when nothing can be done alone either, everybody learns the reason at once", async () => {
  const { commit, made } = createStage({ inFlight: 1, mayRetryAlone: false });
  const first = commit(1);
  const rest = Promise.allSettled([2, 3].map(commit));
  (await made([1])).at(-1)?.end();
  await first;
  (await made([1], [2, 3])).at(-1)?.end(new Error("database is down"));
  expect((await rest).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await made([1], [2, 3]);
});

describe("a backlog", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }));
  afterEach(() => vi.useRealTimers());
  const settled = () => new Promise(setImmediate);

  test("rests between its calls for a share of what each took, so that others find room", async () => {
    const { commit, calls } = createStage({ inFlight: 1, rest: 2, tooManyToRest: 5 });
    const answers = [1, 2].map(commit);
    vi.advanceTimersByTime(50);
    calls[0]?.end();
    await settled();
    vi.advanceTimersByTime(99);
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(calls).toHaveLength(2);
    calls[1]?.end();
    expect(await Promise.all(answers)).toEqual([10, 20]);
  });

  test("does not rest when too many wait", async () => {
    const { commit, calls } = createStage({ inFlight: 1, rest: 2, tooManyToRest: 2 });
    const answers = [1, 2, 3, 4].map(commit);
    vi.advanceTimersByTime(50);
    calls[0]?.end();
    await settled();
    expect(calls).toHaveLength(2);
    calls[1]?.end();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
  });

  test("sends away who waited too long behind a call, and goes on", async () => {
    const { commit, calls } = createStage({ inFlight: 1, maxWait: 40 });
    const first = commit(1);
    const late = commit(2).catch((error: unknown) => error);
    vi.advanceTimersByTime(50);
    expect(await late).toMatchObject({ errorName: "unavailable" });
    const next = commit(3);
    calls[0]?.end();
    await settled();
    calls[1]?.end();
    expect(await Promise.all([first, next])).toEqual([10, 30]);
  });
});
