import type { Locale } from "@app/contract/locales";
import { waitFor } from "@app/harness/processes";
import type { Page } from "playwright-core";
import type { Stack } from "./stack.ts";
import { textsOf } from "./texts.ts";

/** From the code to the confirm button, which is left to the caller. */
export const fillIn = async (page: Page, locale: Locale, code: string, kilograms: number) => {
  const text = textsOf("deposits", locale);
  await page.getByLabel(text("intake.codeLabel")).pressSequentially(code);
  const keypad = page.getByRole("group", { name: text("intake.keypad") });
  await keypad.getByRole("button", { name: String(kilograms), exact: true }).click();
};

/** One bag, until the screen says that it is safe; and the next one can come. */
export const weighBag = async (page: Page, locale: Locale, code: string, kilograms: number) => {
  await fillIn(page, locale, code, kilograms);
  await page.getByTestId("confirm-deposit").click();
  await page.getByTestId("done").waitFor();
  const next = textsOf("deposits", locale)("done.next");
  // By key: the same spot tapped again at once is taken for a shaky hand.
  await page.getByRole("button", { name: next }).press("Enter");
};

export interface KeptEntry {
  number: number;
  state: string;
  refusal: string | null;
  settledAt: string | null;
}

/** What this phone really keeps, whatever the page says. */
export const readOutbox = (page: Page): Promise<KeptEntry[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    // Opening it would make it.
    if (!names.includes("outbox")) return [];
    return new Promise<KeptEntry[]>((resolve, reject) => {
      const request = indexedDB.open("outbox");
      request.onerror = () => reject(new Error("no outbox"));
      request.onsuccess = () => {
        const database = request.result;
        const all = database.transaction("entries").objectStore("entries").getAll();
        all.onsuccess = () => {
          database.close();
          resolve(all.result as KeptEntry[]);
        };
      };
    });
  });

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });

/** Until the service worker could open the page without a network. */
export const waitUntilKept = async (page: Page, path: string): Promise<void> => {
  await waitFor(`${path} to be kept`, async () => (await keptPaths(page)).includes(path));
};

export const countDeposits = async ({ database: { db } }: Stack, pointId: string) => {
  const { count } = await db
    .selectFrom("deposits")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("point_id", "=", pointId)
    .where("status", "=", "confirmed")
    .executeTakeFirstOrThrow();
  return count;
};
