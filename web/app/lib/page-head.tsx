import { locales } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { useLocation } from "react-router";
import { languageParameter } from "../i18n/locale.ts";

interface ShareTagsProps {
  title: string;
  description: string;
}

/** What a search engine and a shared link say of a page. */
export function ShareTags({ title, description }: ShareTagsProps) {
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}

/** The same with the title of the browser's tab, where that never changes. */
export function PageHead({ title, description }: ShareTagsProps) {
  return (
    <>
      <title>{title}</title>
      <ShareTags title={title} description={description} />
    </>
  );
}

/**
 * Which address counts, and where the page is in each language. Without a language in it an address
 * shows the visitor's own.
 */
export function PageAddresses({ path }: { path: string }) {
  const asked = new URLSearchParams(useLocation().search).get(languageParameter);
  const address = product.links.site + path;
  const inLanguage = (locale: string) => `${address}?${languageParameter}=${locale}`;
  const own = locales.find((locale) => locale === asked);
  const canonical = own ? inLanguage(own) : address;
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={inLanguage(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}
