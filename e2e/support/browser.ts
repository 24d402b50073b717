import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

export const phone = { width: 360, height: 640 };

/** Chromium of the system, shut off from everything but the pages under test. */
export const browserOptions = {
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
};

/** With what only a whole browser has: notifications of the system, a camera. */
export const openWholeBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ ...browserOptions, args: [...browserOptions.args, ...more] });

/** The same engine without the frame of a window: a fifth quicker. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...browserOptions,
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
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

/** What a device keeps of somebody who signed in before. */
export interface Kept {
  storage: { name: string; value: string }[];
  cookies?: { name: string; value: string }[];
}
export const nobody: Kept = { storage: [] };

/** What a browser keeps of a choice of language; without it the chooser lies over the page. */
export const choiceOf = (origin: string, locale: Locale, kept = nobody): StorageState => ({
  cookies: [{ name: `i18n_${product.slug}`, value: locale }, ...(kept.cookies ?? [])].map(
    (cookie) => ({
      ...cookie,
      domain: new URL(origin).hostname,
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Lax",
    }),
  ),
  origins: [
    {
      origin,
      localStorage: [
        { name: "locale", value: locale },
        { name: "HAS_SELECTED_LANGUAGE", value: "true" },
        ...kept.storage,
      ],
    },
  ],
});

/** A person with a phone, who chose a language before, and may have signed in. */
export const openVisitor = async (
  browser: Browser,
  origin: string,
  locale: Locale,
  viewport = phone,
  kept = nobody,
): Promise<Visitor> => {
  const storageState = choiceOf(origin, locale, kept);
  return listenTo(await browser.newContext({ viewport, baseURL: origin, storageState }), origin);
};

/** Somebody who was never here: the browser tells its language, and the chooser asks. */
export const openStranger = async (
  browser: Browser,
  origin: string,
  locale: string,
  viewport = phone,
): Promise<Visitor> =>
  listenTo(await browser.newContext({ viewport, baseURL: origin, locale }), origin);

const listenTo = async (context: BrowserContext, origin: string): Promise<Visitor> => {
  const page = await context.newPage();
  const complaints: string[] = [];
  listen(page, origin, complaints);
  return { page, complaints, close: () => context.close() };
};
