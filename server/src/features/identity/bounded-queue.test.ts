import { expect, test } from "vitest";
import { createBoundedQueue } from "./bounded-queue.ts";

/** Work that ends when it is told to. */
const createWork = () => {
  const ends: (() => void)[] = [];
  const begin = () => new Promise<void>((resolve) => ends.push(resolve));
  return { begin, begun: () => ends.length, end: (n: number) => ends[n]?.() };
};

test("so many at once, the next wait their turn, the rest come back later", async () => {
  const queued = createBoundedQueue(2, 3);
  const work = createWork();
  const accepted = Array.from({ length: 5 }, () => queued(work.begin));
  await expect(queued(work.begin)).rejects.toMatchObject({ errorName: "unavailable" });
  expect(work.begun()).toBe(2);
  work.end(0);
  await accepted[0];
  await expect.poll(work.begun).toBe(3);
  for (let n = 1; n < 5; n++) {
    await expect.poll(work.begun).toBeGreaterThan(n);
    work.end(n);
  }
  await Promise.all(accepted);
});

test("work that fails gives its place back", async () => {
  const queued = createBoundedQueue(1, 1);
  for (let n = 0; n < 5; n++) {
    await expect(queued(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  }
  expect(await queued(() => Promise.resolve("yes"))).toBe("yes");
});
