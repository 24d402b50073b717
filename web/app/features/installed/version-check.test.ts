import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStore } from "../../lib/testing/memory-store.ts";
import { acceptVersion, checkEveryMs, watchVersion } from "./version-check.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nextTurn = () => vi.advanceTimersByTimeAsync(0);

describe("the version", () => {
  it("[S-16] [K-01] is looked at on load and every 3,600,000 ms; another one than stored is told", async () => {
    const store = memoryStore();
    const onNewer = vi.fn();
    const server = vi.fn(async () => "1.0.0");
    const stop = watchVersion(onNewer, server, store);
    await nextTurn();
    expect(server).toHaveBeenCalledTimes(1);
    // The first visit stores it and asks nobody.
    expect(store.read("version")).toBe("1.0.0");
    expect(checkEveryMs).toBe(3_600_000);
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(server).toHaveBeenCalledTimes(1);
    server.mockResolvedValue("1.1.0");
    await vi.advanceTimersByTimeAsync(1);
    expect(onNewer).toHaveBeenCalledExactlyOnceWith("1.1.0");
    // Not accepted: it stays stored as it was, and comes back in an hour.
    expect(store.read("version")).toBe("1.0.0");
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(onNewer).toHaveBeenCalledTimes(2);
    acceptVersion("1.1.0", store);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(onNewer).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(7_200_000);
    expect(server).toHaveBeenCalledTimes(4);
  });

  it("[X-08] that cannot be had is only logged, and looked at again an hour later", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const onNewer = vi.fn();
    const server = vi.fn().mockRejectedValueOnce(new TypeError("no network"));
    const stop = watchVersion(onNewer, server.mockResolvedValue("2"), memoryStore());
    await nextTurn();
    expect(log).toHaveBeenCalledOnce();
    expect(onNewer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server).toHaveBeenCalledTimes(2);
    stop();
  });
});
