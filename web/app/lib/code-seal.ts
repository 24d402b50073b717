import { showCodeSecret } from "@app/contract/code-secret";
import { codeStepSeconds, sealBytes } from "@app/contract/identification";
import { call } from "./api-client.ts";
import { deviceStore, keptPrefix } from "./storage.ts";

/** Of one person's code, for as long as they are signed in on this device. */
interface KeptSecret {
  code: string;
  secret: string;
  /** When it came, by this phone's clock, and how far that clock is behind the server's. */
  at: number;
  behind: number;
}

const secretKey = `${keptPrefix}codeSecret`;
const stepMs = codeStepSeconds * 1000;
/** Clocks of phones drift and are set: how far this one is off is asked again. */
const freshMs = 6 * 60 * 60 * 1000;

const readKept = (code: string): KeptSecret | null => {
  try {
    const kept = JSON.parse(deviceStore.read(secretKey) ?? "null") as KeptSecret | null;
    return kept?.code === code ? kept : null;
  } catch {
    return null;
  }
};

const isFresh = ({ at }: KeptSecret): boolean => Math.abs(Date.now() - at) < freshMs;

const fetchSecret = async (): Promise<KeptSecret> => {
  const { code, secret, now } = await call(showCodeSecret);
  const at = Date.now();
  const kept = { code, secret, at, behind: Date.parse(now) - at };
  deviceStore.write(secretKey, JSON.stringify(kept));
  return kept;
};

/** What is kept will do where nobody can be asked. */
const secretOf = async (code: string): Promise<KeptSecret | null> => {
  const kept = readKept(code);
  if (kept && isFresh(kept)) return kept;
  const fetched = await fetchSecret().catch(() => kept);
  return fetched?.code === code ? fetched : null;
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
    sign.charCodeAt(0),
  );

const textOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

/** Nobody without the secret can make it, and it is worth something for its own minute only. */
const makeSeal = async (secret: string, code: string, step: number): Promise<string> => {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${code}|${step}`));
  return `${step}.${textOf(new Uint8Array(mac).subarray(0, sealBytes))}`;
};

export interface LiveSeal {
  seal: string;
  /** By this phone's clock, in milliseconds. */
  until: number;
}

const sealNow = async (code: string): Promise<LiveSeal | null> => {
  const kept = await secretOf(code);
  if (!kept) return null;
  const step = Math.floor((Date.now() + kept.behind) / stepMs);
  const seal = await makeSeal(kept.secret, code, step);
  return { seal, until: (step + 1) * stepMs - kept.behind };
};

/**
 * The moving part of the code, now and whenever it changes; none until the secret was fetched once.
 * Answers how to stop.
 */
export const watchSeal = (code: string, onSeal: (live: LiveSeal) => void): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = async () => {
    clearTimeout(timer);
    // Without a secure connection a browser has no keys: the code then stays as it is.
    const live = await sealNow(code).catch(() => null);
    if (signal.aborted || !live) return;
    onSeal(live);
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), live.until - Date.now());
  };
  void renew();
  // Timers sleep with the phone.
  document.addEventListener("visibilitychange", () => void renew(), { signal });
  addEventListener("online", () => void renew(), { signal });
  return () => {
    over.abort();
    clearTimeout(timer);
  };
};
