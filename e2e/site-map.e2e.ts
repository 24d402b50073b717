import { product } from "@app/contract/product";
import { buildCertificate } from "@app/database/testing/build-certificate";
import { buildReward } from "@app/database/testing/build-reward";
import { buildPoint } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sidewaysScroll } from "./support/access.ts";
import { nobody, openBrowser, openVisitor, phone, type Visitor } from "./support/browser.ts";
import { isWhole } from "./support/languages.ts";
import { isMetOnce, meetPeople, type PersonName } from "./support/people.ts";
import { headingOf, settled } from "./support/settled.ts";
import {
  inOtherCase,
  isOff,
  type Row,
  siteMap,
  spellingsOf,
  switchedOff,
} from "./support/site-map.ts";
import { startStack, type Stack } from "./support/stack.ts";

let stack: Stack;
let browser: Browser;
let pointId: string;
let rewardId: string;
let certificate: string;
const visitors = new Map<PersonName | "nobody", Visitor>();

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  pointId = (await buildPoint(stack.database.db)).id;
  rewardId = await buildReward(stack.database.db);
  certificate = await buildCertificate(stack.database.db);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

let meet: ReturnType<typeof meetPeople> | undefined;

/** One window for each person, so that the second visit finds what the first has kept. */
const openAs = async (name: Row["seenBy"]): Promise<Page> => {
  const who = name === "anyone" || name === "guest" || name === "" ? "nobody" : name;
  const known = isMetOnce(who) ? undefined : visitors.get(who);
  if (known) return known.page;
  meet ??= meetPeople(stack);
  const kept = who === "nobody" ? nobody : await meet(who);
  const visitor = await openVisitor(browser, stack.url, "en", phone, kept);
  visitors.set(who, visitor);
  return visitor.page;
};

/** With a value for every parameter: what exists, and letters whose case counts. */
const filled = (pattern: string): string =>
  pattern
    .replace(/(?<=points\/):id/i, pointId)
    .replace(/(?<=marketplace\/):id/i, rewardId)
    .replace(/(?<=certificate\/):id/i, certificate)
    .replace(/(?<=training\/):slug/i, "cans")
    .replace(/(?<=check\/):subject/i, "A-9999")
    .replace(/(?<=(pickups|jobs|handover|lots|orders)\/):id/i, pointId)
    .replace(/:token/i, "A".repeat(43))
    .replaceAll(/:[a-z]+/g, "aB3-x");

const whole = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

interface Sight {
  at: string;
  heading: string;
  status: number | undefined;
}

const see = async (page: Page, open: () => ReturnType<Page["goto"]>): Promise<Sight> => {
  const answer = await open();
  await settled(page);
  const heading = await headingOf(page);
  return { at: whole(page), heading, status: answer?.status() };
};

/** From elsewhere: at the same address with an anchor a browser would load nothing. */
const visit = async (page: Page, path: string): Promise<Sight> => {
  await page.goto("about:blank");
  return see(page, () => page.goto(filled(path)));
};

/** Signed out, before a person of the next row may be there. */
const ask = (path: string): Promise<Response> =>
  fetch(stack.url + filled(path), { redirect: "manual" });

const answerTo = async (path: string): Promise<string> => {
  const answer = await ask(path);
  await answer.body?.cancel();
  return `${answer.status} ${answer.headers.get("location") ?? ""}`.trimEnd();
};

/** The address with what was asked beside it: the query before the anchor. */
const marked = (address: string): string => {
  const [path = "", anchor] = filled(address).split("#");
  return `${path}${path.includes("?") ? "&" : "?"}from=poster#${anchor ?? "part"}`;
};

const isClosed = ({ at }: Sight): boolean => at.startsWith("/off?f=");

const rows = siteMap.filter(({ decision }) => decision !== "404");
const open = rows.filter(({ address, endsAt }) => !isOff(address) && !isOff(endsAt));
const closed = rows.filter((row) => !open.includes(row));
const unknown = siteMap.filter(({ decision }) => decision === "404");

/** A statement about several paths holds when none of them is closed. */
const idOf = ({ statement }: Row): string => {
  const holds = statement !== "" && !closed.some((row) => row.statement === statement);
  return holds ? `[${statement}] ` : "";
};
const titled = (list: readonly Row[]) =>
  list.map((row) => ({ ...row, title: `${idOf(row)}${row.path}` }));

describe("the server answers every spelling", () => {
  /** Letter case alone never redirects; a slash at the end and a second spelling do. */
  const expectedOf = ({ address }: Row, spelling: string): string => {
    const isItself = spelling.toLowerCase() === filled(address).toLowerCase();
    if (!isItself) return `308 ${marked(address)}`;
    return isOff(address) ? "302 /off" : "200";
  };
  const withQuery = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}from=poster`;

  test.each(rows.filter(({ path }) => !path.includes("#")))("$path", async (row) => {
    const { path, address } = row;
    for (const spelling of spellingsOf(path)) {
      const expected = expectedOf(row, filled(spelling)).replace(/#part$/, "");
      const answer = await answerTo(withQuery(spelling));
      expect([spelling, answer.replace(/^(302 \/off)\?f=\w+$/, "$1")]).toEqual([
        spelling,
        expected,
      ]);
      if (path === "/") continue;
      const slashed = await answerTo(withQuery(`${spelling}/`));
      expect([spelling, slashed]).toEqual([
        spelling,
        `308 ${marked(address).replace(/#part$/, "")}`,
      ]);
    }
  });
});

/** Where the address bar ends; the query and the anchor come along to another spelling. */
const endOf = ({ path, decision, address, endsAt }: Row): string => {
  if (decision === "redirect") return marked(address);
  return filled(decision === "resolver" ? endsAt : path);
};

const bare = (address: string): string => address.replace(/[?#].*/, "");

/** What each address is headed with, to tell pages apart and spellings together. */
const headings = new Map<string, string>();

describe("the browser shows every page, also in the other case", () => {
  test.each(titled(open).map((row, turn) => ({ ...row, turn })))("$title", async (row) => {
    const { path, decision, seenBy, endsAt, turn } = row;
    const page = await openAs(seenBy);
    const first = await visit(page, decision === "redirect" ? marked(path) : path);
    expect(first).toMatchObject({ at: endOf(row), status: 200 });
    // Access looks at the other languages.
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(headings.get(bare(endsAt)) ?? first.heading).toBe(first.heading);
    headings.set(bare(endsAt), first.heading);
    if (seenBy === "leaver") {
      expect(await page.evaluate(() => localStorage.getItem("auth._token.local"))).toBeNull();
    }
    // The server is asked for every spelling above; where another one leads has a row of its own.
    if (decision === "redirect" || (!isWhole && turn % 3 > 0)) return;
    const other = await visit(page, inOtherCase(path));
    expect(bare(other.at).toLowerCase()).toBe(bare(endOf(row)).toLowerCase());
    expect(other.heading).toBe(first.heading);
  });

  const anchored = open.filter(({ path, address }) => /#/.test(path + address));
  test.each(titled(anchored))("$title opens at its place", async ({ path, address, seenBy }) => {
    const page = await openAs(seenBy);
    await visit(page, path);
    await page.waitForFunction(
      (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight,
      /#([\w-]+)/.exec(path + address)?.[1] ?? "",
    );
  });

  test("each address has a page of its own", () => {
    const byHeading = Map.groupBy(headings, ([, heading]) => heading);
    const shared = [...byHeading].filter(([, found]) => found.length > 1);
    expect(shared.map(([heading, found]) => [heading, found.map(([address]) => address)])).toEqual(
      [],
    );
    expect(headings.size).toBeGreaterThan(30);
  });

  test("search engines are told the one address", async () => {
    for (const { path, address } of open.filter(({ decision }) => decision === "same page")) {
      const html = await (await ask(path)).text();
      expect(html).toContain(`<link rel="canonical" href="${product.links.site}${address}"`);
    }
  });
});

describe("who may not see a page is led elsewhere", () => {
  /** Other spellings lead to the address first, whoever asks. */
  const closedToGuests = open.filter(
    ({ signedOutEndsAt, address, decision }) =>
      signedOutEndsAt !== address && decision !== "redirect",
  );
  /** One door of each house, or, whole, every one of them. */
  const houses = Map.groupBy(closedToGuests, ({ address, signedOutEndsAt }) =>
    isWhole ? address : `${address.split("/")[1]} ${signedOutEndsAt}`,
  );
  const guarded = [...houses.values()].flatMap(([first]) => first ?? []);

  test.each(guarded)("signed out, $path leads to $signedOutEndsAt", async (row) => {
    const page = await openAs("anyone");
    expect((await visit(page, row.path)).at).toBe(row.signedOutEndsAt);
  });

  test("signed in, no door is shown again", async () => {
    const page = await openAs("citizen");
    const doors = open.filter(({ seenBy }) => seenBy === "guest");
    expect(doors.length).toBeGreaterThan(8);
    for (const { path } of doors) {
      expect([path, (await visit(page, path)).at]).toEqual([path, "/consumer/dashboard"]);
    }
  });
});

describe("what is closed for now", () => {
  test.each(closed.filter(({ statement }) => statement !== ""))("$path says so", async (row) => {
    const page = await openAs("anyone");
    if (isOff(row.address)) expect(await visit(page, row.path)).toSatisfy(isClosed);
    else {
      // Only where it leads is closed, and only for whom it is.
      expect((await visit(page, row.path)).at).toBe(row.signedOutEndsAt);
      expect(await visit(await openAs(row.seenBy), row.path)).toSatisfy(isClosed);
    }
    expect(await see(page, () => page.reload())).toMatchObject({ status: 200 });
  });

  test("is what the list names, no more and no less", async () => {
    const addresses = [...new Set(rows.map(({ address }) => bare(address)))];
    const found: string[] = [];
    for (const address of addresses) {
      if ((await answerTo(address)).startsWith("302 /off?f=")) found.push(address);
    }
    console.log(
      `closed for now, ${found.length} of ${addresses.length}:\n${found.toSorted().join("\n")}`,
    );
    expect(found.toSorted()).toEqual(switchedOff);
  });
});

describe("[R-27] what must not exist", () => {
  test.each(unknown)("$path answers 404", async ({ path }) => {
    for (const spelling of [path, path.toUpperCase(), `${path}/`]) {
      expect([spelling, await answerTo(spelling)]).toEqual([spelling, "404"]);
    }
    const page = await openAs("anyone");
    expect(await visit(page, path)).toMatchObject({ at: path, status: 404 });
  });
});

test("no page complained about anything but what does not exist", () => {
  const complaints = [...visitors.values()].flatMap((one) => one.complaints);
  expect(complaints.filter((one) => !/status of (404|410)/.test(one))).toEqual([]);
});
