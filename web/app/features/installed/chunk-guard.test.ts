import { describe, expect, it } from "vitest";
import { memoryStore } from "../../lib/testing/memory-store.ts";
import { chunkGuardMs, isChunkFailure, mayReload, noteReload } from "./chunk-guard.ts";

describe("a page chunk that cannot be loaded", () => {
  it("[K-02] reloads the page once, and again only after 60 s", () => {
    const store = memoryStore();
    const start = 1_800_000_000_000;
    expect(chunkGuardMs).toBe(60_000);
    expect(mayReload(start, store)).toBe(true);
    noteReload(start, store);
    expect(mayReload(start + 1, store)).toBe(false);
    expect(mayReload(start + 59_999, store)).toBe(false);
    expect(mayReload(start + 60_000, store)).toBe(true);
  });

  it("never reloads where that cannot be remembered: there would be no end to it", () => {
    const forgetful = { ...memoryStore(), write: () => undefined };
    expect(mayReload(1, forgetful)).toBe(false);
  });

  it.each([
    "Failed to fetch dynamically imported module: https://dawra.example/assets/a-1.js",
    "error loading dynamically imported module: https://dawra.example/assets/a-1.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/a-1.css",
  ])("is known by what the browser says: %s", (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it("is not any other error", () => {
    expect(isChunkFailure(new TypeError("Failed to fetch"))).toBe(false);
    expect(isChunkFailure({ status: 404 })).toBe(false);
  });
});
