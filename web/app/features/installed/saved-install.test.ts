import { describe, expect, it, vi } from "vitest";
import { createSavedInstall } from "./saved-install.ts";

const offer = (outcome: Promise<unknown>) => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(() => outcome) });
};

describe("[S-18] a saved install event", () => {
  it("is kept from the browser's own question", () => {
    const install = createSavedInstall();
    const event = offer(Promise.resolve());
    expect(install.has()).toBe(false);
    install.save(event);
    expect(event.defaultPrevented).toBe(true);
    expect(install.has()).toBe(true);
    expect(event.prompt).not.toHaveBeenCalled();
  });

  it.each([
    ["accepted", () => Promise.resolve({ outcome: "accepted" })],
    ["dismissed", () => Promise.resolve({ outcome: "dismissed" })],
  ])("is prompted once and then cleared, when %s", async (_, outcome) => {
    const install = createSavedInstall();
    const event = offer(outcome());
    install.save(event);
    await Promise.all([install.prompt(), install.prompt()]);
    await install.prompt();
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(install.has()).toBe(false);
  });

  it("is cleared also when the browser fails to ask", async () => {
    const install = createSavedInstall();
    install.save(offer(Promise.reject(new Error("no gesture"))));
    await expect(install.prompt()).rejects.toThrow("no gesture");
    expect(install.has()).toBe(false);
  });

  it("tells who listens, until they leave", () => {
    const install = createSavedInstall();
    const heard = vi.fn();
    const leave = install.subscribe(heard);
    install.save(offer(Promise.resolve()));
    install.drop();
    leave();
    install.save(offer(Promise.resolve()));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
