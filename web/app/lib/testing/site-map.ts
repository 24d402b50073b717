import { readFileSync } from "node:fs";
import { product } from "@app/contract/product";

/** The site map as it is written down: each path of the specification, and what was decided for it. */
export const readSiteMap = () =>
  readFileSync(new URL("../../../../docs/site-map.tsv", import.meta.url), "utf8")
    .trimEnd()
    .replaceAll("{product}", product.slug)
    .split("\n")
    .slice(1)
    .map((line) => {
      const [, path = "", decision = "", address = ""] = line.split("\t");
      return { path: path.replace(/#.*/, ""), decision, address };
    });
