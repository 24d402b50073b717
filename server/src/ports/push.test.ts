import { type PushService, startPushService } from "@app/harness/push-service";
import webPush from "web-push";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { createPush, type PushConfig } from "./push.ts";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const config: PushConfig = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: "mailto:salam@dawra.example",
  PUSH_TO_LOOPBACK: false,
};
const message = { body: "{}", topic: "topic", ttlSeconds: 60, urgency: "normal" } as const;

let service: PushService;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const sendTo = async (endpoint: string, changes: Partial<PushConfig> = {}): Promise<unknown> => {
  const push = createPush({ ...config, ...changes });
  const { keys } = service.addDevice().subscription;
  try {
    return await push?.send({ endpoint, ...keys }, message);
  } finally {
    push?.close();
  }
};

describe("an address that a stranger gave", () => {
  test.each([
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://169.254.169.254/latest/meta-data",
  ])("%s is not called", async (endpoint) => {
    await expect(sendTo(endpoint)).rejects.toThrow(/inner address/);
  });

  test("is called on this machine only where that was asked for", async () => {
    const device = service.addDevice();
    const { endpoint } = device.subscription;
    await expect(sendTo(endpoint)).rejects.toThrow(/inner address/);
    expect(device.received).toEqual([]);
    // Nobody lives at that path: the push service was reached, and says so.
    await expect(sendTo(service.origin, { PUSH_TO_LOOPBACK: true })).resolves.toBe("gone");
  });

  test.each([
    ["10.1.2.3", false],
    ["100.64.0.1", false],
    ["127.0.0.1", false],
    ["172.16.0.1", false],
    ["172.32.0.1", true],
    ["192.168.1.1", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["8.8.8.8", true],
    ["41.96.0.1", true],
    ["::1", false],
    ["::", false],
    ["fe80::1", false],
    ["fd00::1", false],
    ["64:ff9b::a00:1", false],
    ["2002:a00:1::", false],
    ["2001:db8::1", false],
    ["2a00:1450:4007::200a", true],
    ["push.example", false],
  ])("%s: open to the world is %s", (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});

test("a push service that does not answer is given up after ten seconds", async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const asked = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(100));
  const silent = service.addDevice();
  silent.answer("never");
  await expect(sendTo(silent.subscription.endpoint, { PUSH_TO_LOOPBACK: true })).rejects.toThrow(
    /aborted/,
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith(10_000);
});

test("without keys there is no way out", () => {
  expect(createPush({ ...config, VAPID_PRIVATE_KEY: undefined })).toBeNull();
});
