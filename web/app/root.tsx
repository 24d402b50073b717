import "./lib/zod-settings.ts";
import { directionOf, fallbackLocale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import latinFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url";
import arabicFont from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { IntlProvider } from "use-intl";
import type { Route } from "./+types/root";
import "./app.css";
import { ErrorScreen } from "./chrome/error-screen.tsx";
import { LastResortBoundary } from "./chrome/last-resort.tsx";
import { keepMessages, loadMessages, knownMessages, type Namespace } from "./i18n/catalogues.ts";
import { detectLocale, intlLocales } from "./i18n/locale.ts";
import { resolvePath } from "./lib/resolve-path.ts";

const themeColour = "#047745";

const textsOf = (pathname: string): readonly Namespace[] => {
  const resolution = resolvePath(pathname);
  return resolution.kind === "unknown" ? ["shell"] : ["shell", ...(resolution.page.texts ?? [])];
};

export async function loader({ request, url }: Route.LoaderArgs) {
  const locale = detectLocale(request.headers);
  return {
    locale,
    messages: await loadMessages(locale, textsOf(url.pathname)),
    savesData: request.headers.get("Save-Data") === "on",
  };
}

/** Language and texts stay for the life of the page; a navigation brings only what is missing. */
export const shouldRevalidate = () => false;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    const locale = document.documentElement.lang;
    await keepMessages(locale === "fr" || locale === "en" ? locale : "ar", textsOf(url.pathname));
    await next();
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const locale = data?.locale ?? fallbackLocale;
  return (
    <html lang={locale} dir={directionOf(locale)} data-saver={data?.savesData || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="only light" />
        <meta name="theme-color" content={themeColour} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {!data?.savesData && (
          <link
            rel="preload"
            as="font"
            type="font/woff2"
            href={locale === "ar" ? arabicFont : latinFont}
            crossOrigin="anonymous"
          />
        )}
        <CanonicalLink />
        <Links />
      </head>
      <body>
        <IntlProvider
          locale={intlLocales[locale].numbers}
          messages={knownMessages(data?.messages ?? {})}
          timeZone="Africa/Algiers"
        >
          {children}
        </IntlProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Other spellings of an address are served as well; search engines are told which one counts. */
function CanonicalLink() {
  const { pathname } = useLocation();
  const resolution = resolvePath(pathname);
  if (resolution.kind !== "page" || resolution.page.path.includes(":")) return null;
  return <link rel="canonical" href={product.links.site + resolution.page.path} />;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <LastResortBoundary locale={data?.locale ?? fallbackLocale}>
      <ErrorScreen error={error} />
    </LastResortBoundary>
  );
}
