import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { compileTexts, type Texts } from "./compiled-texts.ts";

const app = fileURLToPath(new URL("../app", import.meta.url));
const catalogues = ["features/*/locales/*.json", "routes/locales/*.json"];

/** `features/home/locales/fr.json` is called `home.fr.json`, `routes/locales/nav.fr.json` as it is. */
export const nameOf = (path: string): string =>
  path.replace(/^features\/([^/]+)\/locales\//, "$1.").replace(/^routes\/locales\//, "");

const readTexts = (): Map<string, string> =>
  new Map(
    globSync(catalogues, { cwd: app })
      .toSorted()
      .map((path) => {
        const texts = JSON.parse(readFileSync(join(app, path), "utf8")) as Texts;
        return [nameOf(path), JSON.stringify(compileTexts(texts))];
      }),
  );

/**
 * The texts as files of their own, in one folder whose name changes with any of them. Pages then
 * carry that one name, and not those of all texts in all languages.
 */
export const textFiles = (): Plugin => {
  const texts = readTexts();
  const hash = createHash("sha256").update(JSON.stringify([...texts]));
  const folder = `assets/texts-${hash.digest("hex").slice(0, 8)}`;
  return {
    name: "text-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({ define: { TEXTS: JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const [name, source] of texts) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      }
    },
  };
};
