import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** A frame on what has the focus, or on the box around a field; past the last stop nothing has it. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let element = document.activeElement;
    if (element === document.body) return true;
    for (let level = 0; level < 4 && element; level++, element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return true;
    }
    return false;
  });

const nameOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? "nothing");

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 &&
  (await target.first().evaluate((element) => element === document.activeElement));

/** From stop to stop, each of them seen, until the one that is looked for. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.first().waitFor();
  const passed: string[] = [];
  while (!(await hasFocus(target))) {
    await page.keyboard.press("Tab");
    passed.push(await nameOf(page));
    expect([passed.at(-1), await showsFocus(page)]).toEqual([passed.at(-1), true]);
    if (passed.length > 80) throw new Error(`never reached:\n${passed.join("\n")}`);
  }
};

/** What a click would do, done with the keys. */
export const enter = async (page: Page, target: Locator, key = "Enter"): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};
