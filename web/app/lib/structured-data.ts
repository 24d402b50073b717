import type { Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";

/** Pages described for machines, in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

const { site } = product.links;

/** Search engines read what the server sends: to a browser all this would be weight. */
const none: StructuredData = {};

/** No text may end the script it stands in. */
export const toScript = (data: StructuredData): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);

export const organisationData = (locale: Locale): StructuredData =>
  import.meta.env.SSR
    ? {
        "@graph": [
          {
            "@type": "Organization",
            "@id": `${site}/#organisation`,
            name: product.name[locale],
            alternateName: [...new Set(Object.values(product.name))],
            slogan: product.tagline[locale],
            url: site,
            logo: `${site}/icons/icon-512.png`,
            email: product.contact.email,
            telephone: product.contact.phone,
            address: product.contact.address[locale],
          },
          {
            "@type": "WebSite",
            url: site,
            name: product.name[locale],
            inLanguage: locale,
            publisher: { "@id": `${site}/#organisation` },
          },
        ],
      }
    : none;

export const questionsData = (
  items: readonly { question: string; answer: string }[],
): StructuredData =>
  import.meta.env.SSR
    ? {
        "@type": "FAQPage",
        mainEntity: items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      }
    : none;

/** The pages above this one and itself, after the home page. */
export const breadcrumbData = (
  locale: Locale,
  trail: readonly { name: string; path: string }[],
): StructuredData =>
  import.meta.env.SSR
    ? {
        "@type": "BreadcrumbList",
        itemListElement: [{ name: product.name[locale], path: "/" }, ...trail].map(
          ({ name, path }, place) => ({
            "@type": "ListItem",
            position: place + 1,
            name,
            item: site + path,
          }),
        ),
      }
    : none;
