import "./lib/zod-settings.ts";
import { directionOf, fallbackLocale, type Locale } from "@app/contract/locales";
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
import { checkVisit } from "./features/session/guards/check-visit.ts";
import { keepMessages, loadMessages, knownMessages, type Namespace } from "./i18n/catalogues.ts";
import { detectLocale, intlLocales } from "./i18n/locale.ts";
import { leadTo, noteOpenPage } from "./lib/lead-to.ts";
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

/** What the server sent, without a call. It is here so that guards run on the first page as well. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();
clientLoader.hydrate = true as const;

/** Language and texts stay for the life of the page; a navigation brings only what is missing. */
export const shouldRevalidate = () => false;

/** Of the page in the browser, also when its data got lost in an error. */
const shownLocale = (): Locale => {
  if (typeof document === "undefined") return fallbackLocale;
  const { lang } = document.documentElement;
  return lang === "fr" || lang === "en" ? lang : "ar";
};

const elsewhereFrom = async (url: URL): Promise<string | null> => {
  const resolution = resolvePath(url.pathname);
  return resolution.kind === "page" ? checkVisit({ url, page: resolution.page }) : null;
};

/** The one place where guards run; meanwhile the texts of the page are brought. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    const [elsewhere] = await Promise.all([
      elsewhereFrom(url),
      keepMessages(shownLocale(), textsOf(url.pathname)),
    ]);
    if (elsewhere !== null) throw leadTo(elsewhere);
    const results = Object.values(await next());
    if (!results.some(({ result }) => result instanceof Response)) noteOpenPage();
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const locale = data?.locale ?? shownLocale();
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
    <LastResortBoundary locale={data?.locale ?? shownLocale()}>
      <ErrorScreen error={error} />
    </LastResortBoundary>
  );
}
