declare global {
  /** Set by the script below; null once the page has come alive. */
  var releaseEarlySubmit: (() => void) | null | undefined;
}

/**
 * Stands in the page itself and runs before anything else. A form without an address of its own is
 * read by the page's script: sent before that is there, it would load the page anew and lose what
 * was typed. Such a submit waits here, its button says so, and it is sent when the page is ready.
 */
export const earlySubmitScript = `if (globalThis.releaseEarlySubmit !== null) {
  let waiting;
  const hold = (event) => {
    const form = event.target;
    if (form.hasAttribute("action") || form.method === "dialog") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting = [form, event.submitter];
    event.submitter?.setAttribute("aria-busy", "true");
  };
  addEventListener("submit", hold, true);
  globalThis.releaseEarlySubmit = () => {
    removeEventListener("submit", hold, true);
    const [form, button] = waiting ?? [];
    waiting = undefined;
    button?.removeAttribute("aria-busy");
    if (form?.isConnected) form.requestSubmit(form.contains(button) ? button : null);
  };
}`;

/** The page has come alive, perhaps before the browser has read its last line. */
export const releaseEarlySubmit = (): void => {
  globalThis.releaseEarlySubmit?.();
  globalThis.releaseEarlySubmit = null;
};
