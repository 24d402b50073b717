import compile from "icu-minify/compile";
import type { Plugin } from "vite";

export type Texts = { [key: string]: string | Texts };

const catalogue = /\/web\/app\/[\w/-]+\/locales\/[\w.-]+\.json$/;

/** Each text as use-intl shows it without a parser: plain ones as they are, the others as a list. */
export const compileTexts = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? compile(text) : compileTexts(text),
    ]),
  );

/**
 * Reads the grammar of the catalogues once, while building, so that no browser has to load what
 * reads it. The same on the server and in tests, since both ends show the same texts.
 */
export const compiledTexts = (): Plugin => ({
  name: "compiled-texts",
  enforce: "pre",
  config: () => ({
    resolve: {
      alias: [
        { find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" },
      ],
    },
    // Left outside, it would load its parser after all.
    ssr: { noExternal: ["use-intl"] },
  }),
  transform: {
    filter: { id: catalogue },
    handler: (json) => ({
      code: JSON.stringify(compileTexts(JSON.parse(json) as Texts)),
      map: null,
    }),
  },
});
