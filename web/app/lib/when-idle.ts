/** Prefetching and the like wait for a calm moment, but not for ever. */
export const idleTimeoutMs = 2000;

/** Once the page is loaded and the browser has nothing better to do; the answer calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const doIt = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    // Safari has no such call.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(doIt, { timeout: idleTimeoutMs });
    else setTimeout(doIt, idleTimeoutMs);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal });
  return () => calledOff.abort();
};
