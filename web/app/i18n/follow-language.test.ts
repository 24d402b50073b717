import type { Locale } from "@app/contract/locales";
import { describe, expect, test, vi } from "vitest";
import type { Client } from "../lib/api-client.ts";
import { memoryStore } from "../lib/testing/memory-store.ts";
import { adoptLanguage, tellServer } from "./follow-language.ts";
import { createLanguageMemory } from "./language-memory.ts";

const memoryWith = (cookie: Locale | null = null) => {
  let kept: string | null = cookie;
  return createLanguageMemory(memoryStore(), {
    read: () => kept,
    write: (locale) => {
      kept = locale;
    },
  });
};

describe("[S-15] a pending language", () => {
  test("is posted and then forgotten", async () => {
    const memory = memoryWith("fr");
    memory.awaitSync("fr");
    const call = vi.fn().mockResolvedValue(undefined);
    await tellServer(call as Client["call"], memory);
    expect(call.mock.calls[0]?.[0]).toMatchObject({ method: "POST", path: "/api/user/lang" });
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { lang: "fr" } });
    expect(memory.pending()).toBeNull();
  });

  test("stays when the server could not be told", async () => {
    const memory = memoryWith("fr");
    memory.awaitSync("fr");
    const call = vi.fn().mockRejectedValue(new Error("no answer"));
    await expect(tellServer(call as Client["call"], memory)).rejects.toThrow("no answer");
    expect(memory.pending()).toBe("fr");
  });

  test("is nothing to post when there is none", async () => {
    const call = vi.fn();
    await tellServer(call as Client["call"], memoryWith());
    expect(call).not.toHaveBeenCalled();
  });
});

describe("[K-04] the person's own language", () => {
  test("counts on a device without a choice, and loads the page anew in it", () => {
    const memory = memoryWith();
    expect(adoptLanguage("fr", "ar", memory)).toBe(true);
    expect(memory.chosen()).toBe("fr");
    expect(memory.isAskedFor()).toBe(false);
  });

  test("loads nothing anew when the page is in it already", () => {
    expect(adoptLanguage("fr", "fr", memoryWith())).toBe(false);
  });

  test("comes after what the device chose", () => {
    const memory = memoryWith("en");
    expect(adoptLanguage("fr", "en", memory)).toBe(false);
    expect(memory.chosen()).toBe("en");
  });
});
