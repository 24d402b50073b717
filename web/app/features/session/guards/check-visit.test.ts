import { afterEach, describe, expect, test, vi } from "vitest";
import { OfflineError } from "../../../lib/api-client.ts";
import { leaveNews } from "../../../lib/news.ts";
import { pages } from "../../../lib/route-table.ts";
import { memoryStore } from "../../../lib/testing/memory-store.ts";
import { createVisitCheck } from "./check-visit.ts";
import { setUp, visit } from "./testing/scene.ts";

const counter = visit("/collection-point/intake");

/** The guards of the counter, each with its verdict; writes down who was asked. */
const atCounter = (verdicts: Record<string, string | null | Error>) => {
  const log: string[] = [];
  const table = Object.fromEntries(
    Object.entries(verdicts).map(([name, verdict]) => [
      name,
      async () => {
        log.push(name);
        if (verdict instanceof Error) throw verdict;
        return verdict;
      },
    ]),
  );
  return { log, check: createVisitCheck({}, async () => table) };
};

describe("the guards of a page", () => {
  test("are asked in the order of its row, and the first that fails decides", async () => {
    const { check, log } = atCounter({
      cpProfileRoleVerify: "/",
      mobileVerified: "/SendCode",
      auth: null,
    });
    expect(await check(counter)).toBe("/SendCode");
    expect(log).toEqual(["auth", "mobileVerified", "cpProfileRoleVerify"]);
  });

  test("ask the server nothing about somebody who is not signed in", async () => {
    const { check, log } = atCounter({
      auth: "/login",
      mobileVerified: null,
      cpProfileRoleVerify: null,
    });
    expect(await check(counter)).toBe("/login");
    expect(log).toEqual(["auth"]);
  });

  test("of which a later one breaks do not matter once an earlier one decided", async () => {
    const broken = new OfflineError("");
    const late = atCounter({
      auth: null,
      mobileVerified: "/SendCode",
      cpProfileRoleVerify: broken,
    });
    expect(await late.check(counter)).toBe("/SendCode");
    const early = atCounter({ auth: null, mobileVerified: broken, cpProfileRoleVerify: "/" });
    await expect(early.check(counter)).rejects.toBe(broken);
  });

  test("let the page open when all agree", async () => {
    const { check } = atCounter({ auth: null, mobileVerified: null, cpProfileRoleVerify: null });
    expect(await check(counter)).toBeNull();
  });

  test("cost a page that has none, or only those at hand, nothing", async () => {
    const load = vi.fn(async () => ({}));
    const check = createVisitCheck({ isPWA: async () => null }, load);
    expect(await check(visit("/off"))).toBeNull();
    expect(await check(visit("/"))).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  test("[X-04] of which one is unknown are an error 500, 'Unknown middleware'", async () => {
    const check = createVisitCheck({}, async () => setUp({}).guards);
    await expect(check(counter, ["auth", "cpRoleVerifed"])).rejects.toMatchObject({
      status: 500,
      message: "Unknown middleware",
    });
  });

  test("[S-06] begin with who is there, wherever there are several", () => {
    const several = pages.filter((page) => page.guards.length > 1);
    expect(several.length).toBeGreaterThan(20);
    expect(several.filter((page) => page.guards[0] !== "auth")).toEqual([]);
  });
});

describe("isPWA", () => {
  afterEach(() => vi.unstubAllGlobals());

  const check = (isStandalone: boolean, path = "/") => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: isStandalone && query === "(display-mode: standalone)",
    }));
    return setUp({}).guards.isPWA(visit(path));
  };

  test("[G-11] leads the installed app from home to the dashboard, and a browser nowhere", async () => {
    expect(await check(true)).toBe("/dashboard");
    expect(await check(false)).toBeNull();
  });

  test("[G-11] also where the phone says so in its own way", async () => {
    vi.stubGlobal("navigator", { standalone: true });
    expect(await check(false)).toBe("/dashboard");
  });

  test("lets home say first why somebody was led there: the two would send them in circles", async () => {
    const values = memoryStore();
    vi.stubGlobal("sessionStorage", { getItem: values.read, setItem: values.write });
    leaveNews("transporterUnchecked");
    expect(await check(true)).toBeNull();
    vi.unstubAllGlobals();
    expect(await check(true, "/?become=citizen")).toBeNull();
  });
});
