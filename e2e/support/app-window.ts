import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { chromium } from "playwright-core";
import { phone, type Visitor } from "./browser.ts";

/** A browser of its own in a window without an address bar, as from the home screen. */
export const openAppWindow = async (origin: string, locale: Locale): Promise<Visitor> => {
  const context = await chromium.launchPersistentContext("", {
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--app=${origin}/offline`],
    viewport: phone,
    baseURL: origin,
  });
  await context.addCookies([
    { name: `i18n_${product.slug}`, value: locale, domain: new URL(origin).hostname, path: "/" },
  ]);
  const page = context.pages()[0] ?? (await context.newPage());
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
};
