import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";

export const phone = { width: 360, height: 640 };

/** Chromium of the system, shut off from everything but the pages under test. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

export interface Visitor {
  page: Page;
  /** What the page complained about; a journey must end with none. */
  complaints: string[];
  close: () => Promise<void>;
}

const listen = (page: Page, origin: string, complaints: string[]): void => {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url))
      complaints.push(`left the site: ${url}`);
  });
};

/** A person with a phone, who chose a language before. */
export const openVisitor = async (
  browser: Browser,
  origin: string,
  locale: Locale,
  viewport = phone,
): Promise<Visitor> => {
  const context: BrowserContext = await browser.newContext({ viewport, baseURL: origin });
  await context.addCookies([
    { name: `i18n_${product.slug}`, value: locale, domain: new URL(origin).hostname, path: "/" },
  ]);
  const page = await context.newPage();
  const complaints: string[] = [];
  listen(page, origin, complaints);
  return { page, complaints, close: () => context.close() };
};
