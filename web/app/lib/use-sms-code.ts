import { useEffect, useEffectEvent } from "react";

/** WebOTP, which the types of the DOM do not know yet. */
interface SmsCredentials {
  get: (options: {
    otp: { transport: ["sms"] };
    signal: AbortSignal;
  }) => Promise<{ code?: string } | null>;
}

const isOffered = () => "OTPCredential" in globalThis && "credentials" in navigator;

/**
 * Where the browser offers it, it asks the person and hands over the code of the SMS that arrives.
 * Elsewhere, and when refused, the code is typed.
 */
export const useSmsCode = (onCode: (code: string) => void): void => {
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    if (!isOffered()) return;
    const waiting = new AbortController();
    (navigator.credentials as unknown as SmsCredentials)
      .get({ otp: { transport: ["sms"] }, signal: waiting.signal })
      .then((message) => {
        if (message?.code && !waiting.signal.aborted) tell(message.code);
      })
      .catch(() => undefined);
    return () => waiting.abort();
  }, []);
};
