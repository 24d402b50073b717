import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const startViewTransition = vi.fn();
const lastTurn = () =>
  startViewTransition.mock.results.at(-1)?.value as { finished: Promise<void> } | undefined;
let prefersLess = false;

const load = async () => {
  vi.resetModules();
  return import("./page-turn.ts");
};

beforeEach(() => {
  prefersLess = false;
  startViewTransition.mockReset().mockImplementation((update: () => Promise<void>) => {
    const done = Promise.resolve().then(update);
    return { ready: done, finished: done };
  });
  const dataset: Record<string, string> = {};
  vi.stubGlobal("document", { startViewTransition, documentElement: { dataset } });
  vi.stubGlobal("matchMedia", () => ({ matches: prefersLess }));
  vi.stubGlobal("navigator", {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("[L-39] the turn of a page", () => {
  it("waits until the old page is pictured, and ends when the new one shows", async () => {
    const { noteShown, startTurn } = await load();
    noteShown("/");
    await startTurn("/aboutUs");
    const ended = vi.fn();
    void lastTurn()?.finished.then(ended);
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    noteShown("/aboutUs");
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalled();
  });

  it("does not hold the screen for a page that never comes", async () => {
    const { noteShown, startTurn } = await load();
    noteShown("/");
    await startTurn("/aboutUs");
    const ended = vi.fn();
    void lastTurn()?.finished.then(ended);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toHaveBeenCalled();
  });

  it("does not happen on the same page, on the first one, or for those who want less motion", async () => {
    const { noteShown, startTurn } = await load();
    expect(startTurn("/")).toBeUndefined();
    noteShown("/consumer");
    expect(startTurn("/consumer")).toBeUndefined();
    prefersLess = true;
    expect(startTurn("/aboutUs")).toBeUndefined();
    prefersLess = false;
    document.documentElement.dataset["saver"] = "true";
    expect(startTurn("/aboutUs")).toBeUndefined();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it("goes sideways between neighbouring places, once", async () => {
    const { noteShown, noteSideways, startTurn } = await load();
    noteShown("/");
    noteSideways("forward");
    void startTurn("/consumer");
    expect(document.documentElement.dataset["turn"]).toBe("forward");
    noteShown("/consumer");
    await vi.advanceTimersByTimeAsync(2000);
    expect(document.documentElement.dataset["turn"]).toBeUndefined();
    void startTurn("/");
    expect(document.documentElement.dataset["turn"]).toBeUndefined();
  });
});
