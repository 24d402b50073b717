import { afterAll, beforeAll, expect, test } from "vitest";
import { runFuzz } from "./testing/fuzz/run-fuzz.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test(
  "2,000 bad requests to every operation, by everybody: none breaks it, each answer is as promised",
  { timeout: 240_000 },
  async () => {
    const result = await runFuzz(server, { count: 2000, seed: 3, each: 6 });
    expect(result.findings).toEqual([]);
    expect(result).toMatchObject({ sent: 2000, deadlocks: 0 });
    // Enough of them came through the gate, or nothing behind it was tried.
    expect(result.statuses["422"]).toBeGreaterThan(300);
    expect(result.statuses["200"]).toBeGreaterThan(100);
  },
);
