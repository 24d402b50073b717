import { createHash } from "node:crypto";
import { cutPage, type PageBody } from "./page-body.ts";

/** An answer of the renderer, with places for a nonce. */
export interface RenderedPage {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: PageBody;
  etag: string;
}

interface Kept {
  page: RenderedPage;
  madeAt: number;
  /** When it was last put behind the others. */
  askedAt: number;
}

interface Limits {
  entries: number;
  bytes: number;
}

/** Older than so many times its age, a page is not shown even while it is made again. */
const patience = 10;

const defaultLimits: Limits = { entries: 2000, bytes: 64 * 1024 * 1024 };

export const readRendered = async (
  response: Response,
  placeholder: string,
  release: string,
): Promise<RenderedPage> => {
  const html = await response.text();
  const hash = createHash("sha256").update(release).update(html.replaceAll(placeholder, ""));
  return {
    status: response.status,
    headers: [...response.headers],
    body: cutPage(html, placeholder),
    // Weak: the nonce differs between two answers that are otherwise the same.
    etag: `W/"${hash.digest("base64url").slice(0, 22)}"`,
  };
};

/** A page that says how it wants to be cached has a reason, such as figures that could not be had. */
const mayBeKept = ({ status, headers }: RenderedPage): boolean =>
  status === 200 &&
  !headers.some(([name, value]) =>
    name === "cache-control" ? value.includes("no-store") : name === "set-cookie",
  );

/** The page is not there any more, which is not the same as an accident on the way to it. */
const isGone = ({ status }: RenderedPage): boolean => status !== 200 && status < 500;

export type KeptPages = ReturnType<typeof createKeptPages>;

/**
 * Rendered pages in memory. However many ask at once, a page is made once; one that has grown old is
 * shown a last time while it is made again.
 */
export const createKeptPages = (onError: (error: unknown) => void, limits = defaultLimits) => {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<RenderedPage>>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.page.body.bytes ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, page: RenderedPage): void => {
    drop(key);
    kept.set(key, { page, madeAt: Date.now(), askedAt: Date.now() });
    bytes += page.body.bytes;
    // A Map keeps its order: the first is the one nobody asked for longest.
    for (const [oldest] of kept) {
      if (kept.size <= limits.entries && bytes <= limits.bytes) return;
      drop(oldest);
    }
  };
  const renew = async (key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    try {
      const page = await make();
      if (mayBeKept(page)) keep(key, page);
      else if (isGone(page)) drop(key);
      return page;
    } finally {
      underWay.delete(key);
    }
  };
  const makeOnce = (key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const promise = underWay.get(key) ?? renew(key, make);
    underWay.set(key, promise);
    return promise;
  };

  /** `make` must not depend on who asks. */
  const get = (
    key: string,
    keptSeconds: number,
    make: () => Promise<RenderedPage>,
  ): RenderedPage | Promise<RenderedPage> => {
    const found = kept.get(key);
    const age = found ? (Date.now() - found.madeAt) / 1000 : Number.POSITIVE_INFINITY;
    if (!found || age >= keptSeconds * patience) return makeOnce(key, make);
    kept.delete(key);
    kept.set(key, found);
    if (age >= keptSeconds) makeOnce(key, make).catch(onError);
    return found.page;
  };

  /** What needs no renewing yet; anything else is for `get`. */
  const fresh = (key: string, keptSeconds: number): RenderedPage | undefined => {
    const found = kept.get(key);
    const now = Date.now();
    if (!found || now - found.madeAt >= keptSeconds * 1000) return undefined;
    // Once a second is enough to know what nobody asks for.
    if (now - found.askedAt >= 1000) {
      kept.delete(key);
      kept.set(key, { ...found, askedAt: now });
    }
    return found.page;
  };

  return { get, fresh, size: () => ({ entries: kept.size, bytes }) };
};
