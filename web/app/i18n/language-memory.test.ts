import type { Locale } from "@app/contract/locales";
import { describe, expect, it } from "vitest";
import { memoryStore } from "../lib/testing/memory-store.ts";
import { createLanguageMemory } from "./language-memory.ts";

interface Start {
  cookie?: string;
  stored?: Record<string, string>;
  /** Some browsers keep no cookie. */
  refusesCookies?: boolean;
}

const memoryOf = ({ cookie, stored = {}, refusesCookies = false }: Start = {}) => {
  const store = memoryStore();
  for (const [key, value] of Object.entries(stored)) store.write(key, value);
  let kept: string | null = cookie ?? null;
  const memory = createLanguageMemory(store, {
    read: () => kept,
    write: (locale: Locale) => {
      if (!refusesCookies) kept = locale;
    },
  });
  const everything = () => ({
    cookie: kept,
    ...Object.fromEntries(store.keys().map((key) => [key, store.read(key)])),
  });
  return { ...memory, everything };
};

describe("[K-04] the choice of a device", () => {
  it("is the cookie, then what is stored", () => {
    expect(memoryOf({ cookie: "fr", stored: { locale: "en" } }).chosen()).toBe("fr");
    expect(memoryOf({ stored: { locale: "en" } }).chosen()).toBe("en");
    expect(memoryOf().chosen()).toBeNull();
  });

  it("is none when what is there is no language of ours", () => {
    expect(memoryOf({ cookie: "de", stored: { locale: "kab" } }).chosen()).toBeNull();
  });

  it("comes back into the cookie once that got lost", () => {
    const memory = memoryOf({ stored: { locale: "en" } });
    expect(memory.restoreCookie()).toBe("en");
    expect(memory.everything()).toMatchObject({ cookie: "en" });
    expect(memory.restoreCookie()).toBeNull();
  });

  it("does not come back where cookies are refused", () => {
    const memory = memoryOf({ stored: { locale: "en" }, refusesCookies: true });
    expect(memory.restoreCookie()).toBeNull();
  });
});

describe("[L-35] the chooser", () => {
  it("asks until a language is chosen", () => {
    const memory = memoryOf();
    expect(memory.isAskedFor()).toBe(true);
    memory.keep("ar");
    expect(memory.isAskedFor()).toBe(false);
  });

  it.each([{ cookie: "fr" }, { stored: { locale: "fr" } }] as Start[])(
    "does not ask a device that knows: %j",
    (start) => {
      expect(memoryOf(start).isAskedFor()).toBe(false);
    },
  );
});

describe("[K-03] [K-05] what is kept", () => {
  it("is the cookie, the language and that it was chosen, under the names of the spec", () => {
    const memory = memoryOf();
    expect(memory.keep("fr")).toBe(true);
    expect(memory.everything()).toEqual({
      cookie: "fr",
      locale: "fr",
      HAS_SELECTED_LANGUAGE: "true",
    });
  });

  it("tells when the server will not know of it", () => {
    expect(memoryOf({ refusesCookies: true }).keep("fr")).toBe(false);
  });

  it("moves from the older names, once", () => {
    const memory = memoryOf({ stored: { LANG: "fr", LANG_NEEDS_SYNC: "true" } });
    memory.migrate();
    expect(memory.everything()).toEqual({
      cookie: null,
      locale: "fr",
      HAS_SELECTED_LANGUAGE: "true",
      LANG_TO_SYNC: "fr",
    });
  });

  it("keeps what is newer than the older names", () => {
    const stored = { LANG: "fr", LANG_NEEDS_SYNC: "fr", locale: "en", LANG_TO_SYNC: "en" };
    const memory = memoryOf({ stored });
    memory.migrate();
    expect(memory.everything()).toEqual({ cookie: null, locale: "en", LANG_TO_SYNC: "en" });
  });

  it.each(["false", "", "de"])("does not sync what needs none: %j", (pending) => {
    const memory = memoryOf({ stored: { LANG: "de", LANG_NEEDS_SYNC: pending } });
    memory.migrate();
    expect(memory.everything()).toEqual({ cookie: null });
  });
});

describe("[S-14] [S-15] what the server is to be told", () => {
  it("waits until it was told", () => {
    const memory = memoryOf();
    memory.awaitSync("fr");
    expect(memory.everything()).toMatchObject({ LANG_TO_SYNC: "fr" });
    memory.endSync("fr");
    expect(memory.pending()).toBeNull();
  });

  it("still waits when another choice was made meanwhile", () => {
    const memory = memoryOf();
    memory.awaitSync("fr");
    memory.awaitSync("ar");
    memory.endSync("fr");
    expect(memory.pending()).toBe("ar");
  });
});
