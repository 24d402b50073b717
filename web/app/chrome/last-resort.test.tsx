import { locales } from "@app/contract/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LastResortBoundary, LastResortDocument } from "./last-resort.tsx";

test("[X-05] when the error screen cannot be shown, plain text says so and leads home", () => {
  const html = renderToStaticMarkup(<LastResortDocument locale="en" />);
  expect(html).toContain("An error occurred while showing the error page");
  expect(html).toMatch(/<a href="\/">[^<]+<\/a>/);
});

test.each(locales)("[X-05] it needs no script, no style and no file, in %s", (locale) => {
  const html = renderToStaticMarkup(<LastResortDocument locale={locale} />);
  expect(html).not.toMatch(/<script|<link|style=|class=/);
  expect(html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}"`);
});

test("[X-05] what stands around the error screen notices its failure", () => {
  expect(LastResortBoundary.getDerivedStateFromError()).toEqual({ failed: true });
});
