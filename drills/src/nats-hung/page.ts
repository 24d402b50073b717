import { livePath } from "@app/contract/live";

export interface Page {
  /** Milliseconds until it was told the balance. */
  shownAfter: Promise<number>;
  /** How often it was told one. */
  told: () => number;
  close: () => void;
}

/** A citizen's page, opened now and left open. */
export const openPage = (url: string, token: string): Page => {
  const closing = new AbortController();
  const shown = Promise.withResolvers<number>();
  const start = performance.now();
  let told = 0;
  const read = async (): Promise<void> => {
    const answer = await fetch(url + livePath, {
      headers: { authorization: `Bearer ${token}` },
      signal: closing.signal,
    });
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (!text.includes('"balance"')) continue;
      told++;
      shown.resolve(performance.now() - start);
    }
  };
  read().catch(shown.reject);
  // Whoever waits for it hears of it; a page that is closed was shown before.
  shown.promise.catch(() => undefined);
  return { shownAfter: shown.promise, told: () => told, close: () => closing.abort() };
};
