import type { Profiles } from "@app/contract/profiles";
import { expect, test, vi } from "vitest";
import { type Client, OfflineError } from "../api-client.ts";
import { memoryStore } from "../testing/memory-store.ts";
import { createProfiles } from "./profiles-store.ts";
import { unknown } from "./session-state.ts";
import { yasmine } from "./testing/session-server.ts";

const profiles: Profiles = {
  profileCs: { username: "yasmine", tokens: 12.5 },
  profileCp: null,
  profileCsr: null,
  profileTp: null,
  isCollab: true,
};
const now = Date.UTC(2026, 10, 15);

const setUp = (answer: () => Promise<unknown>, store = memoryStore()) => {
  let state = { ...unknown, known: true, user: yasmine as typeof yasmine | null };
  const listeners = new Set<() => void>();
  const call = vi.fn(answer);
  const created = createProfiles({
    call: call as unknown as Client["call"],
    session: {
      read: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    store,
    now: () => now,
  });
  const signOut = () => {
    state = { ...state, user: null };
    for (const listener of listeners) listener();
  };
  return { profiles: created, call, store, signOut };
};

test("[E-06] profiles start null and isCollab false", () => {
  const { profiles: store } = setUp(async () => profiles);
  expect(store.read()).toMatchObject({
    profileCs: null,
    profileCp: null,
    profileCsr: null,
    profileTp: null,
    isCollab: false,
  });
});

test("[C-09] the server is asked once, however many ask at the same time", async () => {
  const { profiles: store, call } = setUp(async () => profiles);
  await Promise.all([store.load(), store.load(), store.load()]);
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]).toEqual([expect.objectContaining({ path: "/api/getProfiles" })]);
  expect(store.read()).toEqual({ ...profiles, at: now, failed: false });
});

test("[X-07] a failure is logged and thrown on, and the last known profiles stay", async () => {
  const { profiles: before, store } = setUp(async () => profiles);
  await before.load();
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  const failure = new OfflineError("No answer");
  const { profiles: after } = setUp(() => Promise.reject(failure), store);
  await expect(after.load()).rejects.toBe(failure);
  expect(log).toHaveBeenCalledWith(expect.any(String), failure);
  expect(after.read()).toEqual({ ...profiles, at: now, failed: true });
});

test("signing out leaves nothing, not even an answer that was on its way", async () => {
  let arrive = (_: Profiles): void => undefined;
  const {
    profiles: store,
    signOut,
    store: device,
  } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  const loading = store.load();
  signOut();
  arrive(profiles);
  await loading;
  expect(store.read()).toMatchObject({ profileCs: null, at: null });
  expect(device.keys()).toEqual([]);
});
