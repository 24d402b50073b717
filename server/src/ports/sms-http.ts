import type { Sms } from "./sms.ts";
import { UndeliverableError } from "./undeliverable-error.ts";

const patienceMilliseconds = 10_000;

/** These speak of our key, our credit, our address or the moment; not of this message. */
const worthAnotherTry = new Set([401, 402, 403, 404, 408, 425, 429]);

const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && !worthAnotherTry.has(status);

export const createHttpSms = (url: URL, from: string, token?: string): Sms => ({
  send: async (message) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ ...message, from }),
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const reason = `the SMS gateway answered ${response.status}`;
    throw isFinal(response.status) ? new UndeliverableError(reason) : new Error(reason);
  },
  close: async () => undefined,
});
