import { describe, expect, test } from "vitest";
import { ApiError, OfflineError } from "../../../lib/api-client.ts";
import { arrival, signature } from "./testing/van-entries.ts";
import type { VanEntry } from "./van-entry.ts";
import { sendWaiting, type VanPorts } from "./van-sender.ts";

const refused = (error: "wrong_pin" | "unavailable", status: number) =>
  new ApiError(status, { error, message: "", traceId: "" });

/** A phone and a server in memory; `answer` may throw. */
const scene = (entries: VanEntry[], answer: (entry: VanEntry) => void = () => undefined) => {
  const kept = new Map(entries.map((entry) => [entry.number, entry]));
  const heard: string[] = [];
  let photos = 0;
  const ports: VanPorts = {
    list: async () => [...kept.values()],
    change: async (number, change) => {
      const before = kept.get(number);
      const after = before && change(before);
      if (after) kept.set(number, after);
      else kept.delete(number);
    },
    upload: async (data) => {
      heard.push(`photo ${data}`);
      photos += 1;
      return `${photos}.jpg`;
    },
    send: async (entry) => {
      heard.push(`${entry.number} ${entry.act.kind}`);
      answer(entry);
    },
    now: () => "2026-08-02T10:00:00.000Z",
  };
  return { ports, heard, states: () => [...kept.values()].map(({ state }) => state), kept };
};

describe("what a van has kept", () => {
  test("goes in the order in which it happened, photos first, once", async () => {
    const { ports, heard, states } = scene([
      arrival({ number: 1 }),
      signature({ number: 2, photo: "abc" }),
    ]);
    await sendWaiting(ports, "karim");
    expect(heard).toEqual(["1 arrive", "photo abc", "2 sign"]);
    await sendWaiting(ports, "karim");
    expect(heard).toHaveLength(3);
    expect(states()).toEqual(["sent", "sent"]);
  });

  test("stays as it is without an answer, and a photo that arrived is not sent again", async () => {
    let isOffline = true;
    const { ports, heard, states } = scene([signature({ number: 1, photo: "abc" })], () => {
      if (isOffline) throw new OfflineError("No answer");
    });
    await expect(sendWaiting(ports, "karim")).rejects.toThrow(OfflineError);
    expect(states()).toEqual(["waiting"]);
    isOffline = false;
    await sendWaiting(ports, "karim");
    expect(heard).toEqual(["photo abc", "1 sign", "1 sign"]);
    expect(states()).toEqual(["sent"]);
  });

  test("that is refused waits for somebody, and the next one goes", async () => {
    const { ports, states } = scene(
      [signature({ number: 1, pin: "4711" }), signature({ number: 2 })],
      ({ number }) => {
        if (number === 1) throw refused("wrong_pin", 422);
      },
    );
    await sendWaiting(ports, "karim");
    expect(states()).toEqual(["refused", "sent"]);
  });

  test("is not overtaken while the server is unwell", async () => {
    const { ports, heard, states } = scene(
      [signature({ number: 1 }), signature({ number: 2 })],
      () => {
        throw refused("unavailable", 503);
      },
    );
    await expect(sendWaiting(ports, "karim")).rejects.toMatchObject({ status: 503 });
    expect(heard).toEqual(["1 sign"]);
    expect(states()).toEqual(["waiting", "waiting"]);
  });

  test("of somebody else stays for them", async () => {
    const { ports, heard } = scene([signature({ number: 1, userId: "rachid" })]);
    await sendWaiting(ports, "karim");
    expect(heard).toEqual([]);
  });

  test("with digits typed anew on the way is not taken for what was sent", async () => {
    const { ports, kept } = scene([signature({ number: 1 })], (entry) => {
      kept.set(1, { ...entry, key: "typed anew" });
    });
    await sendWaiting(ports, "karim");
    expect(kept.get(1)?.state).toBe("waiting");
  });
});
