import { describe, expect, it } from "vitest";
import { detectLocale } from "./locale.ts";

const detect = (headers: Record<string, string>) => detectLocale(new Headers(headers));

describe("the language of a visitor", () => {
  it.each([
    ["en", "en"],
    ["fr-DZ,fr;q=0.9,en;q=0.8", "fr"],
    ["AR-dz", "ar"],
    ["en-US,en;q=0.5", "en"],
    [" fr", "fr"],
  ])("[K-04] is the first two letters of the browser's: %s", (accepted, language) => {
    expect(detect({ "Accept-Language": accepted })).toBe(language);
  });

  it.each(["de-DE,de;q=0.9,fr;q=0.5", "kab", "*", ""])(
    "[K-04] is Arabic when the browser's is not one of ours: %j",
    (accepted) => {
      expect(detect({ "Accept-Language": accepted })).toBe("ar");
    },
  );

  it("[K-04] is Arabic when nothing is known", () => {
    expect(detect({})).toBe("ar");
  });

  it("is the one chosen before, whatever the browser says", () => {
    const choice = { Cookie: "a=1; i18n_dawra=fr; b=2", "Accept-Language": "en" };
    expect(detect(choice)).toBe("fr");
  });

  it.each(["i18n_dawra=de", "i18n_dawra=", "xi18n_dawra=fr", "i18n_dawra=frfr"])(
    "ignores a cookie that is not a choice: %s",
    (cookie) => {
      expect(detect({ Cookie: cookie, "Accept-Language": "en" })).toBe("en");
    },
  );

  it("is the one the address asks for, above all else", () => {
    const headers = new Headers({ Cookie: "i18n_dawra=fr", "Accept-Language": "ar" });
    expect(detectLocale(headers, new URLSearchParams("lang=en"))).toBe("en");
    expect(detectLocale(headers, new URLSearchParams("lang=de"))).toBe("fr");
  });
});
