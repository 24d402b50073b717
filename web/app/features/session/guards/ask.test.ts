import { describe, expect, test, vi } from "vitest";
import { OfflineError } from "../../../lib/api-client.ts";
import { refusal, setUp, visit } from "./testing/scene.ts";

const path = "/api/isAdmin";
const yes = { isAdmin: true };

const admin = (answer: unknown) => {
  const scene = setUp({ answers: { [path]: answer } });
  return { ...scene, check: () => scene.guards.admin(visit("/business/dashboard")) };
};

describe("a server that does not answer a guard", () => {
  test.each([new OfflineError("Too long a wait"), refusal(503)])(
    "is replaced by its last answer, for a day: %s",
    async (silence) => {
      const { check, answers, passHours } = admin(yes);
      expect(await check()).toBeNull();
      answers[path] = silence;
      passHours(23);
      expect(await check()).toBeNull();
      passHours(1);
      await expect(check()).rejects.toBe(silence);
    },
  );

  test("that never did answer leaves the page to the error screen", async () => {
    const { check } = admin(new OfflineError(""));
    await expect(check()).rejects.toBeInstanceOf(OfflineError);
  });

  test("what an older version of the page kept is no answer", async () => {
    const { check, store } = admin(new OfflineError(""));
    store.write(`kept.guard.${path}`, JSON.stringify({ at: Date.UTC(2026, 10, 15), answer: "?" }));
    await expect(check()).rejects.toBeInstanceOf(OfflineError);
  });

  test("a kept answer goes when the person goes", async () => {
    const { check, store } = admin(yes);
    await check();
    expect(store.keys()).toEqual([`kept.guard.${path}`]);
    store.removeStartingWith("kept.");
    expect(store.keys()).toEqual([]);
  });
});

test("a refusal is not talked over by an old answer", async () => {
  const { check, answers } = admin(yes);
  await check();
  answers[path] = refusal(403);
  await expect(check()).rejects.toMatchObject({ status: 403 });
});

test("a session that turns out to be over leads to the login, and back afterwards", async () => {
  const { check, remembered } = admin(refusal(401));
  expect(await check()).toBe("/login");
  expect(remembered).toEqual(["/business/dashboard"]);
});

test.each([new OfflineError(""), refusal(500), refusal(401), refusal(403)])(
  "[G-13] [X-06] the transporter's check logs any failure and goes home, with a message: %s",
  async (failure) => {
    const log = vi.spyOn(console, "error").mockReturnValue(undefined);
    const { guards, news } = setUp({ answers: { "/api/tpMiddleware": failure } });
    expect(await guards.tpProfileVerify(visit("/transporter/dashboard"))).toBe("/");
    expect(log).toHaveBeenCalledWith(expect.any(String), failure);
    expect(news).toEqual(["transporterUnchecked"]);
  },
);
