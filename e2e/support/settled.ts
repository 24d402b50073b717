import type { Page } from "playwright-core";

interface Router {
  state: { initialized: boolean; navigation: { state: string } };
}

/** The page is alive, every guard has answered, nothing leads elsewhere or is still to come. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const { __reactRouterDataRouter: router } = globalThis as { __reactRouterDataRouter?: Router };
    // The offline page runs no script of ours.
    if (!router) return location.pathname.toLowerCase() === "/offline";
    const isThere = router.state.initialized && router.state.navigation.state === "idle";
    return isThere && !document.querySelector("main .skeleton");
  });
};

/** What a page calls itself, in its tab and on top. */
export const headingOf = async (page: Page): Promise<string> => {
  const heading = page.locator("h1");
  await heading.first().waitFor();
  return [await page.title(), ...(await heading.allInnerTexts())].join(" | ");
};
