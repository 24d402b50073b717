import type { Plugin } from "vite";

const leftOut = '@source not "./dev";';

/** The style sheet leaves out what only pages for developers use, unless they are built. */
export const devPageStyles = (): Plugin => ({
  name: "dev-page-styles",
  enforce: "pre",
  transform: {
    filter: { id: /\/web\/app\/app\.css$/ },
    handler(code) {
      if (!code.includes(leftOut)) this.error(`app.css no longer says ${leftOut}`);
      return { code: code.replace(leftOut, ""), map: null };
    },
  },
});
