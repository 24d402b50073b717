import type { Locale } from "@app/contract/locales";

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: another one whenever a file of the site changed. */
declare const RELEASE: string;
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
  origin === self.location.origin &&
  (pathname.startsWith("/assets/") || pathname === "/__manifest");

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

const filesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, file = ""]) => file));

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
  await Promise.all([...filesOf(html)].map(answerFile));
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
    return (await keptPage(pathname)) ?? (await keptPage(offlinePage)) ?? Response.error();
  }
};
