import { setTimeout as delay } from "node:timers/promises";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { notePage } from "./last-pages.ts";
import { stepLog } from "./steps.ts";
import { giveThumb } from "./thumb.ts";

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

export const phone = { width: 360, height: 640 };

/** Chromium of the system, shut off from everything but the pages under test. */
export const browserOptions = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  logger: stepLog,
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

/**
 * Whose visitors have the service worker. To keep a device's files costs more than to show it three
 * pages, and most journeys have a network to the end.
 */
const keeping = new WeakSet<Browser>();

/** With what only a whole browser has: notifications of the system, a camera. */
export const openWholeBrowser = async (more: readonly string[] = []): Promise<Browser> => {
  const args = [...browserOptions.args, ...more];
  const browser = await chromium.launch({ ...browserOptions, args });
  keeping.add(browser);
  return browser;
};

/** The same engine without the frame of a window: a fifth quicker. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...browserOptions,
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
  });

/** For journeys that lose the network on the way, and for what the service worker itself does. */
export const openKeepingBrowser = async (): Promise<Browser> => {
  const browser = await openBrowser();
  keeping.add(browser);
  return browser;
};

/** What the browser itself notes of what a journey does to it. */
const ownNotes = [
  "Service Worker registration blocked by Playwright",
  "Failed to load resource: net::ERR_INTERNET_DISCONNECTED",
];

export interface Visitor {
  page: Page;
  /** What the page complained about; a journey must end with none. */
  complaints: string[];
  close: () => Promise<void>;
}

const listen = (page: Page, origin: string, complaints: string[]): void => {
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !ownNotes.includes(message.text())) complaints.push(message.text());
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
  return listenTo(await openContext(browser, { viewport, baseURL: origin, storageState }), origin);
};

/** Somebody who was never here: the browser tells its language, and the chooser asks. */
export const openStranger = async (
  browser: Browser,
  origin: string,
  locale: string,
  viewport = phone,
): Promise<Visitor> =>
  listenTo(await openContext(browser, { viewport, baseURL: origin, locale }), origin);

/** The browser has stood still for a minute (see steps.ts): what waits for it outlives that, and says so. */
const longestStepMs = 75_000;

const openContext = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    // A phone may be set to another zone than the country's; what it shows is the country's.
    timezoneId: "Etc/UTC",
    ...options,
    serviceWorkers: keeping.has(browser) ? "allow" : "block",
  });
  context.setDefaultTimeout(longestStepMs);
  return context;
};

/** It happened once that a test waited for this and for nothing else; the browser's end takes it along. */
const longestCloseMs = 20_000;

const listenTo = async (context: BrowserContext, origin: string): Promise<Visitor> => {
  const page = await context.newPage();
  giveThumb(page);
  const complaints: string[] = [];
  listen(page, origin, complaints);
  const noteEnd = notePage(page, complaints);
  const close = async () => {
    await noteEnd();
    const isClosed = await Promise.race([
      context.close().then(() => true),
      delay(longestCloseMs, false, { ref: false }),
    ]);
    if (!isClosed) console.log(`the browser did not close ${page.url()}`);
  };
  return { page, complaints, close };
};
