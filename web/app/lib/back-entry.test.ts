import { expect, test, vi } from "vitest";
import { createBackEntry } from "./back-entry.ts";

/** A browser's history; it goes back only when `settle` is called, as the real one does. */
const browser = () => {
  const entries = [{ state: { idx: 4, key: "a" } as unknown, address: "/points" }];
  let at = 0;
  let steps = 0;
  let listener: (event: Event) => void = () => undefined;
  const router = vi.fn();
  const current = () => entries[at] ?? { state: null, address: "" };
  const push = (state: unknown, address: string) => {
    entries.splice(++at, entries.length, { state, address });
  };
  const settle = () => {
    if (steps === 0) return;
    at -= steps;
    steps = 0;
    const stop = vi.fn();
    listener({ stopImmediatePropagation: stop } as unknown as Event);
    if (stop.mock.calls.length === 0) router();
  };
  return {
    entries,
    current,
    push,
    router,
    replace: (state: unknown, address: string) => (entries[at] = { state, address }),
    back: (count = 1) => {
      steps += count;
      settle();
    },
    settle,
    visits: {
      history: {
        get state() {
          return current().state;
        },
        pushState: (state: unknown) => push(state, current().address),
        back: () => void (steps += 1),
      },
      address: () => current().address,
      onPop: (heard: (event: Event) => void) => void (listener = heard),
    },
  };
};

test("[L-45] back closes it, and the router hears nothing", () => {
  const { visits, entries, current, back, router } = browser();
  const close = vi.fn();
  createBackEntry(visits).begin(close);
  expect(entries).toHaveLength(2);
  expect(current()).toMatchObject({ state: { idx: 5, key: "a" }, address: "/points" });
  back();
  expect(close).toHaveBeenCalledOnce();
  expect(router).not.toHaveBeenCalled();
  expect(current().state).toEqual({ idx: 4, key: "a" });
});

test("closed in another way, it leaves no entry behind", () => {
  const { visits, current, settle, router } = browser();
  const close = vi.fn();
  const end = createBackEntry(visits).begin(close);
  end();
  settle();
  expect(current().state).toEqual({ idx: 4, key: "a" });
  expect(close).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test("opened again before the browser went back, it has its entry all the same", () => {
  const { visits, current, settle, back } = browser();
  const entry = createBackEntry(visits);
  entry.begin(vi.fn())();
  const close = vi.fn();
  entry.begin(close);
  settle();
  expect(current().state).toMatchObject({ overlay: true });
  expect(close).not.toHaveBeenCalled();
  back();
  expect(close).toHaveBeenCalledOnce();
});

test("a link that replaced the entry is not taken back", () => {
  const { visits, current, replace, settle } = browser();
  const end = createBackEntry(visits).begin(vi.fn());
  replace({ idx: 5, key: "b" }, "/consumer");
  end();
  settle();
  expect(current().address).toBe("/consumer");
});

test("two steps back are a change of page: it closes and the router hears of it", () => {
  const { visits, push, back, current, router } = browser();
  push({ idx: 5, key: "b" }, "/consumer");
  const close = vi.fn();
  createBackEntry(visits).begin(close);
  back(2);
  expect(current().address).toBe("/points");
  expect(close).toHaveBeenCalledOnce();
  expect(router).toHaveBeenCalledOnce();
});
