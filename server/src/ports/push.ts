import { Agent, request } from "node:https";
import webPush, { type RequestDetails, type Urgency } from "web-push";
import type { Config } from "../config.ts";
import { checkHost, publicLookup } from "./public-address.ts";

const patienceMilliseconds = 10_000;

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface OutgoingPush {
  body: string;
  /** What waits at the push service under the same topic is replaced. */
  topic: string;
  /** How long the push service may keep it for a device that is switched off. */
  ttlSeconds: number;
  urgency: Urgency;
}

export interface Push {
  /** `gone`: the device will never take anything at this address again. */
  send: (target: PushTarget, push: OutgoingPush) => Promise<"sent" | "gone">;
  close: () => void;
}

export type PushConfig = Pick<
  Config,
  "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "VAPID_SUBJECT" | "PUSH_TO_LOOPBACK"
>;

/** The status alone: what a push service says in its answer is of no use, and may be long. */
const post = ({ endpoint, headers, body }: RequestDetails, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const sending = request(endpoint, { method: "POST", headers, agent, signal }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.once("error", reject);
    sending.end(body);
  });

/** Null where no keys are set: nothing is sent from there. */
export const createPush = (config: PushConfig): Push | null => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (!publicKey || !privateKey) return null;
  const vapidDetails = { subject: config.VAPID_SUBJECT, publicKey, privateKey };
  const isGuarded = !config.PUSH_TO_LOOPBACK;
  // The address comes from whoever subscribes: it must not lead us into our own network.
  const agent = new Agent({ keepAlive: true, ...(isGuarded && { lookup: publicLookup }) });
  return {
    send: async ({ endpoint, p256dh, auth }, { body, topic, ttlSeconds, urgency }) => {
      if (isGuarded) checkHost(new URL(endpoint));
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails,
        contentEncoding: "aes128gcm",
        TTL: ttlSeconds,
        urgency,
        topic,
      });
      const status = await post(details, agent);
      if (status >= 200 && status < 300) return "sent";
      if (status === 404 || status === 410) return "gone";
      throw new Error(`the push service answered ${status}`);
    },
    close: () => agent.destroy(),
  };
};
