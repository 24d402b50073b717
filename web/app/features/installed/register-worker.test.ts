import { afterEach, expect, it, vi } from "vitest";
import { keepPages, registerWorker } from "./register-worker.ts";

afterEach(() => void vi.unstubAllGlobals());

it("[X-09] a browser without service workers is no error, and neither is one that refuses", async () => {
  vi.stubGlobal("navigator", {});
  await expect(registerWorker()).resolves.toBeUndefined();
  await expect(keepPages("ar", null)).resolves.toBeUndefined();
  const refuse = vi.fn(() => Promise.reject(new DOMException("no", "SecurityError")));
  vi.stubGlobal("navigator", { serviceWorker: { register: refuse } });
  await expect(registerWorker()).resolves.toBeUndefined();
  expect(refuse).toHaveBeenCalledWith("/sw.js", { scope: "/", updateViaCache: "none" });
});
