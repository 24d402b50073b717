import { afterEach, expect, it, vi } from "vitest";
import { fetchVersion } from "./fetch-version.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("[C-28] the version is asked for with the moment in the address, past every cache", async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const asked = vi.fn(async (_: string) => Response.json({ version: "1.2.3" }));
  vi.stubGlobal("fetch", asked);
  expect(await fetchVersion()).toBe("1.2.3");
  expect(asked).toHaveBeenCalledExactlyOnceWith("/version.json?cb=1800000000000");
});

it.each([Response.json({}), Response.json({ version: "1" }, { status: 500 })])(
  "an answer without a version is none",
  async (answer) => {
    vi.stubGlobal("fetch", async () => answer);
    await expect(fetchVersion()).rejects.toThrow("No version in the answer");
  },
);
