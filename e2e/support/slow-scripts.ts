import type { Page } from "playwright-core";

/** Until it is let through, the page is what the server sent: its scripts are on their way. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};
