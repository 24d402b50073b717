/** Chromium's offer to install, which a page may keep for a better moment. */
export interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

export const createSavedInstall = () => {
  let saved: InstallEvent | null = null;
  const listeners = new Set<() => void>();
  const set = (event: InstallEvent | null): void => {
    saved = event;
    for (const listener of listeners) listener();
  };
  return {
    save: (event: Event): void => {
      // The browser would otherwise ask in its own words, at once.
      event.preventDefault();
      set(event as InstallEvent);
    },
    has: (): boolean => saved !== null,
    /** Asks once: whatever comes of it, the event is spent. */
    prompt: async (): Promise<void> => {
      const event = saved;
      set(null);
      await event?.prompt();
    },
    drop: (): void => set(null),
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};

export const savedInstall = createSavedInstall();

// It comes early and only once: whoever listens later has missed it.
if (typeof window !== "undefined") {
  addEventListener("beforeinstallprompt", savedInstall.save);
  addEventListener("appinstalled", savedInstall.drop);
}
