import { directionOf, isLocale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { createTranslator } from "use-intl";
import { loadMessages, type Messages } from "../i18n/catalogues.ts";
import { detectLocale, intlLocales } from "../i18n/locale.ts";
import { themeColours } from "../lib/theme-colours.ts";
import type { Route } from "./+types/manifest";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a phone needs to install the site, in the language of the page that links to it. */
export const loader = async ({ request, url }: Route.LoaderArgs): Promise<Response> => {
  const asked = url.searchParams.get("lang");
  const locale = isLocale(asked) ? asked : detectLocale(request.headers);
  const messages = (await loadMessages(locale, ["installed"])) as Pick<Messages, "installed">;
  const t = createTranslator({
    locale: intlLocales[locale].numbers,
    messages,
    namespace: "installed.shortcuts",
  });
  const manifest = {
    id: "/",
    name: product.name[locale],
    short_name: product.name[locale],
    description: product.tagline[locale],
    lang: locale,
    dir: directionOf(locale),
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    theme_color: themeColours.bar,
    background_color: themeColours.splash,
    icons: [icon("icon", 192, "any"), icon("icon", 512, "any"), icon("maskable", 512, "maskable")],
    shortcuts: [
      { name: t("code"), url: "/consumer/dashboard" },
      { name: t("weigh"), url: "/collection-point/intake" },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
      Vary: "Cookie, Accept-Language",
    },
  });
};
