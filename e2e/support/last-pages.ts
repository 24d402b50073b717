import type { Page } from "playwright-core";

const mostLetters = 600;

interface Shown {
  page: Page;
  complaints: readonly string[];
  /** Noted when the page was closed. */
  text?: string;
}

let opened: Shown[] = [];

const read = async ({ page }: Shown): Promise<string> => {
  const text = await page
    .locator("body")
    .innerText({ timeout: 2000 })
    .catch((error: unknown) => String(error));
  return `${page.url()}: ${text.replaceAll(/\s+/g, " ").slice(0, mostLetters)}`;
};

export const forgetPages = (): void => {
  opened = [];
};

/** What is returned is called before the page is closed. */
export const notePage = (page: Page, complaints: readonly string[]): (() => Promise<void>) => {
  const shown: Shown = { page, complaints };
  opened.push(shown);
  return async () => {
    shown.text = await read(shown);
  };
};

/** What each page opened since they were forgotten showed last, and complained about. */
export const tellPages = async (): Promise<string[]> =>
  Promise.all(
    opened.map(async (shown) =>
      [shown.text ?? (await read(shown)), ...shown.complaints].join("\n"),
    ),
  );
