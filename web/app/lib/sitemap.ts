import { locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { languageParameter } from "../i18n/locale.ts";

const { site } = product.links;

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const inLanguage = (path: string, locale: string): string =>
  `${site}${path}?${languageParameter}=${locale}`;

const alternatesOf = (path: string): string =>
  [
    ...locales.map((locale) => [locale, inLanguage(path, locale)] as const),
    ["x-default", site + path] as const,
  ]
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    )
    .join("");

/** Each language of a page is an address of its own, and each names all the others. */
const entriesOf = (path: string): string => {
  const alternates = alternatesOf(path);
  return [site + path, ...locales.map((locale) => inLanguage(path, locale))]
    .map((address) => `<url><loc>${escapeXml(address)}</loc>${alternates}</url>`)
    .join("\n");
};

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
const xml = '<?xml version="1.0" encoding="UTF-8"?>';

export const urlSet = (paths: readonly string[]): string =>
  `${xml}\n<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${paths.map(entriesOf).join("\n")}\n</urlset>\n`;

export const sitemapIndex = (paths: readonly string[]): string =>
  `${xml}\n<sitemapindex xmlns="${schema}">\n${paths
    .map((path) => `<sitemap><loc>${escapeXml(site + path)}</loc></sitemap>`)
    .join("\n")}\n</sitemapindex>\n`;

export const xmlResponse = (body: string): Response =>
  new Response(body, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });

/** Of a part that is not there, or whose points could not be had: never kept. */
export const noXml = (status: 404 | 503): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
