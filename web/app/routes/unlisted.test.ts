import { describe, expect, it } from "vitest";
import { pages } from "../lib/route-table.ts";
import { clientLoader, loader } from "./unlisted.tsx";

type Thrown = Response | { init: ResponseInit };

/** What the route answers by throwing, on the server and in the browser. */
const thrownBy = (load: (args: never) => unknown, path: string): Thrown => {
  try {
    load({ url: new URL(path, "https://dawra.example") } as never);
  } catch (thrown) {
    return thrown as Thrown;
  }
  throw new Error("nothing was thrown");
};

const redirectOf = (thrown: Thrown): string =>
  thrown instanceof Response
    ? `${thrown.status} ${thrown.headers.get("Location")}`
    : `${thrown.init.status}`;

const onServer = (path: string) => redirectOf(thrownBy(loader, path));
const inBrowser = (path: string) => redirectOf(thrownBy(clientLoader, path));

describe("an address without a page of its own", () => {
  it.each(["/aaa", "/aaa_", "/bbb", "/xkcd42", "/partners/zzz"])(
    "[R-27] %s answers 404",
    (path) => {
      expect(onServer(path)).toBe("404");
      expect(inBrowser(path)).toBe("404");
    },
  );

  it.each(pages.filter(({ file }) => !file))(
    "[G-15] $path is switched off and leads to /off",
    ({ path, feature }) => {
      const asked = path.replaceAll(/:\w+/g, "x");
      expect(onServer(asked)).toBe(`302 /off?f=${feature}`);
      expect(inBrowser(asked)).toBe(`302 /off?f=${feature}`);
    },
  );

  it("leads from an old spelling to the page for good, with its query", () => {
    expect(onServer("/email-verification?id=7")).toBe("308 /emailVerification?id=7");
  });

  it("replaces an old spelling in the browser's address bar", () => {
    const thrown = thrownBy(clientLoader, "/about");
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get("X-Remix-Replace")).toBe("true");
  });
});
