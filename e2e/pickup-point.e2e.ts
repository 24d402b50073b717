import { spacedBadgeCode } from "@app/contract/badge-code";
import type { DepositInput } from "@app/contract/deposits";
import type { Locale } from "@app/contract/locales";
import { askForVan, listPickups, type Pickup } from "@app/contract/pickups";
import { proposeWindow, startWay, tellLate } from "@app/contract/transport-jobs";
import { openFacility } from "@app/database/testing/build-pickup";
import { buildSession, buildUser, type BuiltUser } from "@app/database/testing/builders";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Kept, openKeepingBrowser, openVisitor, phone } from "./support/browser.ts";
import { waitUntilKept, workerReady } from "./support/installed.ts";
import { look } from "./support/looks.ts";
import { settled } from "./support/settled.ts";
import { buildCounter } from "./support/signed-in.ts";
import { startStack, type Stack } from "./support/stack.ts";
import { textsOf } from "./support/texts.ts";
import { algiers, buildKarim, comingTo, elsewhere, type Karim, weighedAs } from "./support/van.ts";

let stack: Stack;
let browser: Browser;
let counter: Awaited<ReturnType<typeof buildCounter>>;
let yasmine: BuiltUser;
let rachid: Awaited<ReturnType<typeof elsewhere>>;
let karim: Karim;

const stockPath = "/collection-point/stock";
const pickupsPath = "/collection-point/pickups";
const handoverPath = (id: string): string => `${pickupsPath}/${id}`;

const bag = (material: DepositInput["material"], grams: number) =>
  counter.weigh({
    citizenCode: yasmine.code,
    material,
    grams,
    stars: { clean: true, compacted: true, manners: false },
  });

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openKeepingBrowser()]);
  const { db } = stack.database;
  await openFacility(stack.database.ownerUrl);
  counter = await buildCounter(stack, { phone: "+213661234567" });
  await db.updateTable("points").set({ commune_code: algiers.communeCode }).execute();
  yasmine = await buildUser(db, { firstName: "Yasmine", lastName: "Benali" });
  rachid = await elsewhere(stack, counter.owner.id);
  karim = await buildKarim(stack);
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

interface Visit {
  locale: Locale;
  viewport?: typeof phone;
  /** What the browser notes of a network that is gone, where that is the test. */
  refusals?: RegExp;
}

const visit = async (
  { locale, viewport = phone, refusals }: Visit,
  journey: (page: Page) => Promise<void>,
): Promise<void> => {
  const token = await buildSession(stack.database.db, counter.owner.id);
  const kept: Kept = {
    storage: [
      { name: "auth._token.local", value: token },
      { name: "auth.strategy", value: "local" },
    ],
  };
  const { page, complaints, close } = await openVisitor(browser, stack.url, locale, viewport, kept);
  try {
    await journey(page);
    expect(complaints.filter((one) => !refusals?.test(one))).toEqual([]);
  } finally {
    await close();
  }
};

/** Asked for elsewhere, and accepted by Karim. */
const acceptedVan = async (): Promise<Pickup> => {
  const { windows } = await rachid(listPickups, { id: counter.pointId });
  const { stock } = await stockNow();
  const [window] = windows;
  if (!window) throw new Error("no half-day is offered");
  const items = stock.map(({ material, grams }) => ({ material, grams, bags: 4 }));
  const body = { items, window, accessNote: "Par la cour, sonner deux fois" };
  const { pickup } = await rachid(askForVan, { id: counter.pointId }, body);
  return (await karim.accept(pickup.id)).pickup;
};

const stockNow = async () => {
  const rows = await stack.database.db
    .selectFrom("point_stock")
    .select(["material", "stock_grams as grams"])
    .where("point_id", "=", counter.pointId)
    .where("stock_grams", ">", 0)
    .orderBy("material")
    .execute();
  return { stock: rows, grams: rows.reduce((sum, { grams }) => sum + grams, 0) };
};

const lotsOf = async (pickupId: string) => {
  const rows = await stack.database.db
    .selectFrom("lots as l")
    .innerJoin("lot_items as i", "i.lot_id", "l.id")
    .select(["l.number", "i.material", "i.grams"])
    .where("l.pickup_id", "=", pickupId)
    .orderBy("i.material")
    .execute();
  return rows;
};

/** Nothing that has to be seen at once lies under the fold. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.documentElement.scrollHeight <= document.documentElement.clientHeight,
  );

const give = async (page: Page): Promise<void> => {
  await page.getByTestId("give").click();
  // By key: the same spot tapped again at once is taken for a shaky hand.
  await page.getByTestId("give-sure").press("Enter");
};

describe("asking for a van, in French", () => {
  const counterText = textsOf("counter", "fr");
  const text = textsOf("pickups", "fr");

  test("below fifty kilograms it says how many are missing", () =>
    visit({ locale: "fr" }, async (page) => {
      await bag("pet", 12_000);
      await page.goto(stockPath);
      await page.getByText("38,00 kg").waitFor();
      expect(await page.getByRole("button", { name: counterText("stock.van") }).count()).toBe(0);
      await look(page, "van-later-fr");
    }));

  test("almost full it offers one; asked for once, it is there, and can be called off", () =>
    visit({ locale: "fr" }, async (page) => {
      for (const grams of [40_000, 40_000, 40_000, 40_000]) await bag("pet", grams);
      await bag("pehd", 40_600);
      await bag("aluminium", 7400);
      await page.goto(stockPath);
      await page.getByText(counterText("stock.almostFull")).waitFor();
      const van = page.getByRole("button", { name: counterText("stock.van"), disabled: false });
      await van.waitFor();
      await look(page, "van-ask-card-fr");
      await van.click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("radio").nth(1).check();
      await sheet
        .getByRole("button", { name: textsOf("deposits", "fr")("material.aluminium"), exact: true })
        .click();
      await look(page, "van-ask-fr", "dialog");
      await sheet.getByLabel(text("ask.note")).fill("Par la cour, sonner deux fois");
      await sheet.getByRole("button", { name: /^Demander pour/ }).click();
      await page.getByTestId("next-van").waitFor();
      await look(page, "van-asked-fr");
      const asked = await comingTo(rachid, counter.pointId);
      expect(asked.items.map(({ material, grams }) => [material, grams])).toEqual([
        ["pet", 172_000],
        ["pehd", 40_600],
      ]);
      expect(asked.accessNote).toBe("Par la cour, sonner deux fois");

      await page.getByTestId("next-van").click();
      await page.waitForURL(`**${pickupsPath}`);
      await page.getByRole("button", { name: text("coming.cancel") }).click();
      await look(page, "van-cancel-fr", "dialog");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: text("cancel.yes") })
        .press("Enter");
      await page.getByText(text("coming.none")).waitFor();
      await page.getByText(text("status.cancelled"), { exact: true }).waitFor();
      expect((await rachid(listPickups, { id: counter.pointId })).coming).toBeNull();
    }));

  test("the owner chooses four digits for the day the phone is not there", () =>
    visit({ locale: "fr" }, async (page) => {
      await page.goto(pickupsPath);
      await page.getByRole("button", { name: text("pin.choose") }).click();
      await page.getByRole("button", { name: text("pin.save") }).click();
      await page.getByText(text("pin.short")).waitFor();
      await page.getByLabel(text("pin.label")).fill("٤٧x1 1");
      await page.getByRole("button", { name: text("pin.save") }).press("Enter");
      await page.getByText(text("pin.saved")).waitFor();
      await page.getByRole("button", { name: text("pin.change") }).waitFor();
      expect((await rachid(listPickups, { id: counter.pointId })).hasPin).toBe(true);
    }));
});

describe("a hand-over, in Arabic", () => {
  const text = textsOf("pickups", "ar");

  test("who comes, how late and at which other time appears on the open page", () =>
    visit({ locale: "ar" }, async (page) => {
      const { id } = await acceptedVan();
      await page.goto(pickupsPath);
      const card = page.getByTestId("coming");
      await card.getByText("Karim M.", { exact: true }).waitFor();
      await card.getByRole("link", { name: text("coming.call") }).waitFor();
      await settled(page);
      await look(page, "van-coming-ar");

      const { windows } = await rachid(listPickups, { id: counter.pointId });
      const [, other] = windows;
      if (!other) throw new Error("one half-day is offered");
      await karim.call(proposeWindow, { id }, { window: other });
      await card.getByRole("button", { name: text("proposal.take") }).waitFor();
      await look(page, "van-proposal-ar");
      await card.getByRole("button", { name: text("proposal.take") }).click();
      await card
        .getByRole("button", { name: text("proposal.take") })
        .waitFor({ state: "detached" });
      expect((await comingTo(rachid, counter.pointId)).window).toEqual(other);

      await karim.call(startWay, { id });
      await karim.call(tellLate, { id }, { minutes: 15 });
      await card.getByText(text("status.on_the_way")).waitFor();
      await card.getByText(/15/).first().waitFor();
      expect(await card.getByRole("button", { name: text("coming.cancel") }).count()).toBe(0);
      await look(page, "van-late-ar");
      await page.goto("/collection-point/dashboard");
      await page
        .getByText(/Karim M\./)
        .first()
        .waitFor();
      await look(page, "today-van-ar");
    }));

  test("the driver's numbers appear, and what was given leaves the stock as a lot", () =>
    visit({ locale: "ar" }, async (page) => {
      const coming = await comingTo(rachid, counter.pointId);
      await karim.arrive(coming.id);
      await page.goto(pickupsPath);
      await page.getByRole("button", { name: text("coming.scanBadge") }).click();
      await page.getByLabel(text("badge.code")).fill("7K4PXE");
      await page.getByRole("button", { name: text("badge.open") }).click();
      await page.getByText(text("badge.wrong")).waitFor();
      await page
        .getByLabel(text("badge.code"))
        .fill(spacedBadgeCode(karim.badgeCode).toLowerCase());
      await page.getByRole("button", { name: text("badge.open") }).press("Enter");
      await page.waitForURL(`**${handoverPath(coming.id)}`);
      await page.getByText(/Karim M\..*يزن/).waitFor();
      await look(page, "handover-waits-ar");

      const photo = await karim.photograph(await page.screenshot({ type: "jpeg", quality: 40 }));
      const differences: Record<string, number> = { pet: 400, pehd: -2500, aluminium: 100 };
      const items = coming.items.map((item) =>
        weighedAs(
          item,
          differences[item.material] ?? 0,
          item.material === "pehd" ? { reason: "كيس مبلّل", photo } : undefined,
        ),
      );
      await karim.sign(coming.id, items);
      await page.getByTestId("give").filter({ hasText: "218,00" }).waitFor();
      await page.getByText("كيس مبلّل").waitFor();
      await look(page, "handover-sign-ar");
      expect(await fits(page)).toBe(true);
      await page.getByRole("button", { name: text("handover.photo") }).click();
      await page.getByRole("img", { name: text("handover.photo") }).waitFor();
      await page.keyboard.press("Escape");

      await page.getByTestId("give").click();
      await look(page, "handover-sure-ar", "dialog");
      await page.getByRole("button", { name: text("handover.no") }).press("Enter");
      expect(await lotsOf(coming.id)).toEqual([]);
      await give(page);
      await page.getByTestId("handed-over").waitFor();
      await look(page, "handover-done-ar");
      expect((await lotsOf(coming.id)).map(({ grams }) => grams)).toEqual([172_400, 38_100, 7500]);
      expect((await stockNow()).grams).toBe(0);
    }));
});

describe("at the door without a network, in English", () => {
  const text = textsOf("pickups", "en");
  const offline = /net::ERR_|manifest patches|could not be|Failed to fetch/;

  /** One visit that had a network; then it is gone, and the page opens all the same. */
  const loseNetwork = async (page: Page, id: string): Promise<void> => {
    await page.goto(pickupsPath);
    await page.getByTestId("coming").waitFor();
    await workerReady(page);
    await waitUntilKept(page, "/collection-point/pickups/00000000-0000-0000-0000-000000000000");
    await expect
      .poll(() =>
        page.evaluate((name) => Object.keys(localStorage).some((key) => key.endsWith(name)), id),
      )
      .toBe(true);
    await page.context().setOffline(true);
    await page.getByText(text("coming.cancelOffline")).waitFor();
    await page.getByRole("link", { name: text("coming.handOver") }).click();
    await page.getByText(text("handover.offline")).waitFor();
  };

  const typeWeights = async (page: Page, kilograms: readonly string[]): Promise<void> => {
    const fields = page.getByRole("table").getByRole("textbox");
    for (const [place, weight] of kilograms.entries()) await fields.nth(place).fill(weight);
  };

  test("both copies meet later, whichever comes first, and make one lot", () =>
    visit({ locale: "en", refusals: offline }, async (page) => {
      await bag("pet", 40_000);
      await bag("pehd", 20_000);
      const { id, items } = await acceptedVan();
      await loseNetwork(page, id);
      await page.getByTestId("give").press("Enter");
      await page.getByText(text("handover.missing")).waitFor();
      await typeWeights(page, ["39.80", "20,1"]);
      await look(page, "handover-offline-en");
      await give(page);
      await page.getByText(text("handover.savedHere")).waitFor();
      await look(page, "handover-kept-en");
      expect(await lotsOf(id)).toEqual([]);

      // The driver's copy came first.
      await karim.sign(
        id,
        items.map((item) => weighedAs(item, item.material === "pet" ? -200 : 100)),
      );
      await page.context().setOffline(false);
      await page.getByTestId("handed-over").waitFor();
      expect((await lotsOf(id)).map(({ grams }) => grams)).toEqual([39_800, 20_100]);
    }));

  test("copies that do not say the same are to be solved, and nothing has left", () =>
    visit(
      { locale: "en", refusals: new RegExp(`${offline.source}|status of 409`) },
      async (page) => {
        await bag("pet", 40_000);
        await bag("pet", 20_000);
        const { id, items } = await acceptedVan();
        await page.goto(handoverPath(id));
        await page.getByRole("button", { name: text("handover.type") }).waitFor();
        await page.context().setOffline(true);
        await page.getByText(text("handover.offline")).waitFor();
        await typeWeights(page, ["60"]);
        await give(page);
        await page.getByText(text("handover.savedHere")).waitFor();
        await karim.sign(
          id,
          items.map((item) => weighedAs(item, -500)),
        );
        await page.context().setOffline(false);
        await page.getByText(text("handover.disputed")).waitFor();
        // By the link: what the server says may show before this phone has kept its own answer.
        await page.getByRole("link", { name: text("handover.back") }).click();
        const refusal = page.getByText(text("kept.refusal.weights_differ"));
        await refusal.waitFor();
        await page.reload();
        await refusal.waitFor();
        await look(page, "handover-differs-en");
        expect(await lotsOf(id)).toEqual([]);
        expect((await stockNow()).grams).toBe(60_000);
        await page.getByRole("button", { name: text("kept.understood") }).click();
        await page.getByTestId("kept-signatures").waitFor({ state: "detached" });
      },
    ));
});

describe("on a wide screen", () => {
  test("the vans that came are listed with their lots", () =>
    visit({ locale: "fr", viewport: { width: 1440, height: 900 } }, async (page) => {
      await page.goto(pickupsPath);
      await page.getByText("A-1001", { exact: true }).waitFor();
      await settled(page);
      await look(page, "vans-fr-1440");
    }));
});
