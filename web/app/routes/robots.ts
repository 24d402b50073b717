import { product } from "@app/contract/product";
import { privatePages } from "../lib/public-pages.ts";

/** Up to the part that differs. */
const fixedPart = (path: string): string => path.replace(/:.*$/, "");

/** What lies below a closed address is closed with it. */
const closedPaths = (): string[] => {
  const paths = ["/api/", "/sanctum/", ...privatePages.map(({ path }) => fixedPart(path))];
  return [...new Set(paths)]
    .filter((path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)))
    .toSorted();
};

/** Keeps machines out of what is of no use to them; it is no lock. The same on every host. */
export const loader = (): Response => {
  const lines = [
    "User-agent: *",
    ...closedPaths().map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${product.links.site}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
};
