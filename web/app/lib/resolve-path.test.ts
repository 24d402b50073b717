import { describe, expect, it } from "vitest";
import { resolvePath, withQuery } from "./resolve-path.ts";
import { readSiteMap } from "./testing/site-map.ts";

const answerTo = (path: string): string => {
  const resolution = resolvePath(path);
  if (resolution.kind === "unknown") return "404";
  return resolution.kind === "page" ? resolution.page.path : `308 ${resolution.to}`;
};

/** Every path of the site map, as it is written there, with the decision taken for it. */
const siteMap: readonly (readonly [string, string])[] = [
  ...readSiteMap().map(({ path, decision, address }) => {
    if (decision === "404") return [path, "404"] as const;
    const isSecondSpelling = decision === "redirect" || path.includes(" ");
    return [path, isSecondSpelling ? `308 ${address}` : address] as const;
  }),
  ["/signup/collectionpoint%20copy", "308 /signup/collectionpoint"],
  ["/Collection%20Point/dashboard", "308 /collection-point/dashboard"],
  ["/Collection+Point/dashboard", "308 /collection-point/dashboard"],
  ["/Collection-Point/dashboard", "/collection-point/dashboard"],
  ["/collection_point/dashboard", "308 /collection-point/dashboard"],
];

describe("the site map", () => {
  it.each(siteMap)("%s gives %s", (path, decision) => {
    expect(answerTo(path)).toBe(decision);
  });

  it.each(siteMap)("%s leads to the same page with a slash at its end", (path, decision) => {
    const page = decision.replace("308 ", "");
    if (path === "/" || page.includes(":")) return;
    expect(answerTo(`${path}/`)).toBe(page === "404" ? page : `308 ${page}`);
  });
});

describe("what does not exist", () => {
  it.each(["/aaa", "/aaa_", "/bbb", "/xkcd42", "/partners/zzz", "/signup/xyz"])(
    "%s is no page",
    (path) => {
      expect(answerTo(path)).toBe("404");
    },
  );

  it.each(["//login", "/%E0%A4%A", "/login/extra", "/setNewPassword/a/b", "/\\evil.com"])(
    "%s is no page",
    (path) => {
      expect(answerTo(path)).toBe("404");
    },
  );
});

describe("redirects", () => {
  it("keep the value of a parameter as it was typed", () => {
    expect(answerTo("/Collection Point/pickups/aB%2F1")).toBe(
      "308 /collection-point/pickups/aB%2F1",
    );
    expect(answerTo("/setNewPassword/aB%2F1/")).toBe("308 /setNewPassword/aB%2F1");
  });

  it("never leave the site", () => {
    expect(answerTo("//evil.example/")).toBe("404");
    expect(answerTo("/%2Fevil.example/")).toBe("404");
  });

  it("keep the query, beside their own", () => {
    expect(withQuery("/emailVerification", "?id=7&hash=x")).toBe("/emailVerification?id=7&hash=x");
    expect(withQuery("/collection-point/profile?step=2", "?from=sms")).toBe(
      "/collection-point/profile?step=2&from=sms",
    );
    expect(withQuery("/settings#notifications", "?a=b")).toBe("/settings?a=b#notifications");
    expect(withQuery("/training", "")).toBe("/training");
  });
});
