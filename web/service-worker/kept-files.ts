import type { Locale } from "@app/contract/locales";
import { keptUnder } from "./pages-to-keep.ts";

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: another one whenever a file of the site changed. */
declare const RELEASE: string;
/** Set by the build: everything that weighing may ask for, also what is loaded only when needed. */
declare const COUNTER_FILES: readonly string[];
/** Likewise of a driver, whose doors are opened for the first time where there is no network. */
declare const DRIVER_FILES: readonly string[];
/** Likewise: the files that any page may need at any moment. */
declare const AT_HAND: readonly string[];
/** And those that the pages of signed-in people need besides their own. */
declare const FOR_MEMBERS: readonly string[];

const prefix = "kept-";
const cacheName = prefix + RELEASE;
const networkPatienceMs = 8000;
const offlinePage = "/offline";

/** Files whose name changes with their content. Nothing else of the network is ever kept. */
export const isFile = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin && (pathname.startsWith("/assets/") || pathname === manifestPath);

const isForEver = (response: Response): boolean =>
  response.ok && (response.headers.get("cache-control") ?? "").includes("immutable");

export const answerFile = async (request: Request | string): Promise<Response> => {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // A full disk is no reason to hold the page up.
  if (isForEver(response)) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
};

/** Before a page asks for them: by then there may be no network. One that fails is fetched then. */
export const keepFilesAtHand = async (): Promise<void> => {
  await Promise.allSettled(AT_HAND.map(answerFile));
};

const keptPage = async (path: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(path, { ignoreVary: true });

export const manifestPath = "/__manifest";

/** All routes of a release in one file; the router itself asks for them piece by piece. */
const manifestFile = (version: string): string => `/assets/manifest-${version}.js`;

/** The file sets a variable: what it is set to begins with the first brace. */
const routesIn = (script: string): unknown =>
  (
    JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)) as {
      routes: unknown;
    }
  ).routes;

/**
 * Where a link leads, the router asks when it first sees it. Without a network it is told all there
 * is: whether a page can be opened then is decided by what was kept of it.
 */
export const answerManifest = async (request: Request): Promise<Response> => {
  try {
    return await answerFile(request);
  } catch (error) {
    const version = new URL(request.url).searchParams.get("version") ?? "";
    const kept = await keptPage(manifestFile(version));
    if (!kept) throw error;
    return Response.json(routesIn(await kept.text()));
  }
};

const namedIn = (html: string, name: RegExp): string[] =>
  [...html.matchAll(name)].map(([, file = ""]) => file);

/** What a page needs to be shown; and, for whoever goes on from it, where all routes are. */
const filesOf = (html: string, path: string): string[] => [
  ...namedIn(html, /(?:href|src)="(\/assets\/[^"#]+)/g),
  ...(path === offlinePage ? [] : namedIn(html, /"url": ?"(\/assets\/manifest-[^"]+)/g)),
];

/** What a page needs beside the files it names: it may never have been open before. */
const lateFilesOf = (path: string): readonly string[] => {
  if (path.startsWith("/collection-point/")) return COUNTER_FILES;
  return path.startsWith("/transporter/") ? DRIVER_FILES : [];
};

/**
 * A copy of the page as somebody sees it whom the server does not know: no cookie goes with the
 * call, so nothing of a person can come back and stay for the next one.
 */
const keepPage = async (path: string, locale: Locale): Promise<void> => {
  const before = await keptPage(path);
  if (before?.headers.get("content-language") === locale) return;
  const page = await fetch(path, {
    credentials: "omit",
    headers: { "Accept-Language": locale },
    redirect: "error",
  });
  if (!page.ok) return;
  const html = await page.text();
  // A page that is there has everything it needs.
  const files = new Set([...filesOf(html, path), ...lateFilesOf(path)]);
  await Promise.all([...files].map(answerFile));
  const headers = new Headers(page.headers);
  headers.set("content-language", locale);
  await (await caches.open(cacheName)).put(path, new Response(html, { headers }));
};

/** One page that cannot be had does not keep the others from being ready. */
export const keepPages = async (locale: Locale, paths: readonly string[]): Promise<void> => {
  // First what they all need: a page that is kept can be opened.
  if (paths.some((path) => path !== offlinePage)) {
    await Promise.allSettled(FOR_MEMBERS.map(answerFile));
  }
  await Promise.allSettled([offlinePage, ...paths].map((path) => keepPage(path, locale)));
};

const olderCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);

/** What was ready in the last release is ready in this one, before it takes over. */
export const renewPages = async (): Promise<void> => {
  for (const name of await olderCaches()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      const locale = (await cache.match(url, { ignoreVary: true }))?.headers.get(
        "content-language",
      );
      if (locale) await keepPages(locale as Locale, [pathname]);
    }
  }
};

export const dropOlderFiles = async (): Promise<void> => {
  for (const name of await olderCaches()) await caches.delete(name);
};

const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);

const patience = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("Too long a wait")), networkPatienceMs);
  });

/** The network first; without it the page as it was kept, or the one that explains. */
export const answerPage = async (event: FetchEvent): Promise<Response> => {
  try {
    return await Promise.race([fromNetwork(event), patience()]);
  } catch {
    const { pathname } = new URL(event.request.url);
    return (
      (await keptPage(keptUnder(pathname))) ?? (await keptPage(offlinePage)) ?? Response.error()
    );
  }
};
