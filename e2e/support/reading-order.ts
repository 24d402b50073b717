import type { Locator } from "playwright-core";

/** The x position of each visible sign of an element's text, in the order it is written. */
const positions = (locator: Locator): Promise<{ sign: string; x: number }[]> =>
  locator.evaluate((element) => {
    const found: { sign: string; x: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, width } = range.getBoundingClientRect();
        if (width > 0) found.push({ sign: text[at] ?? "", x: left });
      }
    }
    return found;
  });

/** The digits as the eye meets them, from the left: a reversed number reads differently. */
export const digitsFromTheLeft = async (locator: Locator): Promise<string> =>
  (await positions(locator))
    .filter(({ sign }) => /[\d.,]/.test(sign))
    .toSorted((a, b) => a.x - b.x)
    .map(({ sign }) => sign)
    .join("");
