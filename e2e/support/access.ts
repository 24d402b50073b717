import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Without its comments, which take a third of the time to read it. */
const rules = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds in a part of the page, as one line for each kind of barrier. */
export const barriers = async (page: Page, part = "html"): Promise<string[]> => {
  // Once for each page: reading the rules takes as long as looking.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(rules);
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, part);
};

/** What sticks out at the side, when the page can be pushed there. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Two frames: one to lay out, one for what listens to the size.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    });
    const named = sticksOut.map((element) => element.outerHTML.slice(0, 90));
    return [`${scrollWidth} in ${clientWidth}`, ...named.slice(0, 3)];
  });

/**
 * What a thumb may miss: lower than 44 px, or narrower when it is no word, and not a link within a
 * sentence. The label counts with its box, and what is stretched over a card counts as the card.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const isInSentence = (element: Element): boolean => {
      if (element.tagName !== "A" || getComputedStyle(element).display !== "inline") return false;
      const around = element.parentElement?.textContent?.trim() ?? "";
      return around.length > (element.textContent?.trim().length ?? 0);
    };
    const areaOf = (element: Element): DOMRect => {
      const after = getComputedStyle(element, "::after");
      const isStretched = after.content !== "none" && after.position === "absolute";
      const card = isStretched && (element as HTMLElement).offsetParent;
      const isBox = element.matches("input[type=checkbox], input[type=radio]");
      return ((isBox && element.closest("label")) || card || element).getBoundingClientRect();
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const found = [
      ...document.querySelectorAll("a[href], button, input, select, textarea, summary"),
    ].filter((element) => isShown(element) && !isInSentence(element));
    return found.flatMap((element) => {
      const { width, height } = areaOf(element);
      // Nothing to aim at: for screen readers, or shown only with the focus.
      const isHidden = width <= 1 || height <= 1;
      const leastWidth = element.textContent?.trim() ? 24 : least;
      if (isHidden || (width >= leastWidth && height >= least)) return [];
      return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`];
    });
  });
