import type { Locale } from "@app/contract/locales";
import { publicPageOf } from "./public-pages.ts";
import { resolvePath } from "./resolve-path.ts";

/** Drawn by tools/share-pictures.ts; the build names each after its content. */
const files = import.meta.glob<string>("../../share-pictures/*.png", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** What a shared link to a page shows, as an address on this site; null where none is shared. */
export const sharePicture = (pathname: string, locale: Locale): string | null => {
  const resolution = resolvePath(pathname);
  const page = resolution.kind === "page" ? publicPageOf(resolution.page) : undefined;
  return page ? (files[`../../share-pictures/${page.picture}-${locale}.png`] ?? null) : null;
};
