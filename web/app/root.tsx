import "./lib/trusted-types.ts";
import "./lib/zod-settings.ts";
import { countryZone, directionOf, type Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import latinFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url";
import arabicFont from "@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Links, Outlet, Scripts, useLocation, useRouteLoaderData } from "react-router";
import { IntlProvider } from "use-intl";
import type { Route } from "./+types/root";
import styles from "./app.css?url";
import { AppPlaces } from "./chrome/app-places.tsx";
import { ClosedParts } from "./chrome/closed-parts.tsx";
import { Languages } from "./chrome/languages.tsx";
import { LastResortBoundary } from "./chrome/last-resort.tsx";
import { LoadingBar } from "./chrome/loading-bar.tsx";
import { Scrolling } from "./chrome/scrolling.tsx";
import { loadFooter } from "./chrome/site-footer.tsx";
import { useChunkReload } from "./features/installed/chunk-guard.ts";
import { SendsOutbox } from "./features/deposits/outbox/sends-outbox.tsx";
import { Installed } from "./features/installed/installed.tsx";
import { checkVisit } from "./features/session/guards/check-visit.ts";
import { keepMessages, loadMessages, knownMessages, type Namespace } from "./i18n/catalogues.ts";
import { detectLocale, intlLocales, shownLocale } from "./i18n/locale.ts";
import { releaseEarlySubmit } from "./lib/early-submit.ts";
import { hostSettings } from "./lib/host-settings.server.ts";
import { hasOpenPage, leadTo, noteOpenPage } from "./lib/lead-to.ts";
import { PageAddresses } from "./lib/page-head.tsx";
import { startTurn } from "./lib/page-turn.ts";
import { resolvePath } from "./lib/resolve-path.ts";
import { sharePicture } from "./lib/share-pictures.server.ts";
import { themeColours } from "./lib/theme-colours.ts";
import { Overlays } from "./overlays.tsx";
import { ignoreDoubleTaps } from "./ui/double-tap.ts";

const bringErrorScreen = async () => ({
  default: (await import("./chrome/error-screen.tsx")).ErrorScreen,
});

// Most visits see no error. The service worker has it ready for when the network is gone.
const ErrorScreen = import.meta.env.SSR
  ? (await bringErrorScreen()).default
  : lazy(bringErrorScreen);

/** For an answer that no loader stood behind, as to a method that a page does not know. */
const lastTexts = import.meta.env.SSR ? await loadMessages(shownLocale(), ["shell"]) : {};

const textsOf = (pathname: string): readonly Namespace[] => {
  const resolution = resolvePath(pathname);
  return resolution.kind === "unknown" ? ["shell"] : ["shell", ...(resolution.page.texts ?? [])];
};

export async function loader({ request, url }: Route.LoaderArgs) {
  const locale = detectLocale(request.headers, url.searchParams);
  return {
    locale,
    messages: await loadMessages(locale, textsOf(url.pathname)),
    savesData: request.headers.get("Save-Data") === "on",
    tiles: hostSettings.tiles,
    picture: sharePicture(url.pathname, locale),
  };
}

/** What the server sent, without a call. It is here so that guards run on the first page as well. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();
clientLoader.hydrate = true as const;

/** Language and texts stay for the life of the page; a navigation brings only what is missing. */
export const shouldRevalidate = () => false;

const elsewhereFrom = async (url: URL): Promise<string | null> => {
  const resolution = resolvePath(url.pathname);
  return resolution.kind === "page" ? checkVisit({ url, page: resolution.page }) : null;
};

/** The first page has its footer from the server. A page without one is a page all the same. */
const footerOfNext = (): Promise<void> | undefined =>
  hasOpenPage() ? loadFooter().catch(() => undefined) : undefined;

/** The one place where guards run; meanwhile the texts of the page are brought. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    if (resolvePath(url.pathname).kind === "unknown") await import("./lib/late-table.ts");
    const [elsewhere] = await Promise.all([
      elsewhereFrom(url),
      keepMessages(shownLocale(), textsOf(url.pathname)),
      footerOfNext(),
    ]);
    if (elsewhere !== null) throw leadTo(elsewhere);
    const results = Object.values(await next());
    if (results.some(({ result }) => result instanceof Response)) return;
    noteOpenPage();
    await startTurn(url.pathname);
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
        <meta name="theme-color" content={themeColours.bar} />
        <FixedLinks locale={locale} savesData={data?.savesData ?? false} />
        <PagePlace />
        <SharePicture picture={data?.picture ?? null} locale={locale} />
        <Links />
      </head>
      <body>
        <IntlProvider
          locale={intlLocales[locale].numbers}
          messages={knownMessages(data?.messages ?? lastTexts)}
          timeZone={countryZone}
        >
          {children}
        </IntlProvider>
        <PageScripts />
      </body>
    </html>
  );
}

interface FixedLinksProps {
  locale: Locale;
  savesData: boolean;
}

/** Read once, from what the server sends, and never changed: a browser need not draw them again. */
function FixedLinks({ locale, savesData }: FixedLinksProps) {
  if (!import.meta.env.SSR) return null;
  return (
    <>
      {/* With a precedence it stands before the scripts, which would take the line from it. */}
      <link rel="stylesheet" href={styles} precedence="first" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
      {!savesData && (
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={locale === "ar" ? arabicFont : latinFont}
          crossOrigin="anonymous"
        />
      )}
    </>
  );
}

/** The offline page runs none: it is shown under addresses that are not its own. */
function PageScripts() {
  if (useLocation().pathname === "/offline") return null;
  return (
    <>
      <Scrolling />
      <Scripts />
    </>
  );
}

/** Other spellings of an address are served as well; search engines are told which one counts. */
function PagePlace() {
  const { pathname } = useLocation();
  const resolution = resolvePath(pathname);
  if (resolution.kind !== "page" || resolution.page.path.includes(":")) return null;
  return <PageAddresses path={resolution.page.path} />;
}

const shareLocales: Record<Locale, string> = { ar: "ar_DZ", fr: "fr_FR", en: "en_GB" };

/** Of the page that was loaded: whoever reads these follows no links inside it. */
function SharePicture({ picture, locale }: { picture: string | null; locale: Locale }) {
  // A browser has no use for them.
  if (!import.meta.env.SSR || !picture) return null;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product.name[locale]} />
      <meta property="og:locale" content={shareLocales[locale]} />
      <meta property="og:image" content={product.links.site + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export default function App() {
  useEffect(() => ignoreDoubleTaps(document), []);
  useEffect(releaseEarlySubmit, []);
  return (
    <>
      <LoadingBar />
      <Outlet />
      <AppPlaces />
      <Overlays />
      <Languages />
      <Installed />
      <SendsOutbox />
      <ClosedParts />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const isReloading = useChunkReload(error);
  if (isReloading) return null;
  return (
    <LastResortBoundary locale={data?.locale ?? shownLocale()}>
      <Suspense fallback={null}>
        <ErrorScreen error={error} />
      </Suspense>
    </LastResortBoundary>
  );
}
