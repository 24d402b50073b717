import type { Plugin } from "vite";

/** Actions and fetchers: the site asks its API itself, through lib/api-client. */
const forbidden =
  /import \{[^}]*\b(?:useFetchers?|useSubmit)\b[^}]*\} from "react-router"|export (?:const|async function|function) (?:clientA|a)ction\b/;

/** What only they, and tools that watch a router at work, would ever call. */
const leftOut: Record<string, readonly string[]> = {
  "router.js": [
    "fetch",
    "handleAction",
    "handleFetcherAction",
    "handleFetcherLoader",
    "setFetcherError",
  ],
  "instrumentation.js": ["getRouteInstrumentationUpdates", "instrumentClientSideRouter"],
};

/** A function keeps its name and throws, so that a way to it which was overlooked shows at once. */
export const leaveOut = (code: string, name: string): string => {
  const pattern = new RegExp(
    String.raw`^(\t*)((?:async )?function ${name}\([^\n]*\) \{)\n.*?\n\1\}$`,
    "gms",
  );
  if ([...code.matchAll(pattern)].length !== 1)
    throw new Error(`React Router is written in another way now: where is ${name}?`);
  return code.replace(pattern, `$1$2 throw Error("${name} is left out"); }`);
};

/** A component that nothing uses stays in for its display name alone. */
export const markPure = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
    .replaceAll(/(?<== )(?=React\$1\.(?:createContext|forwardRef|memo)\()/g, "/* @__PURE__ */ ");

/** Leaves out of the browser's build what the site has no use for: 4 kB compressed, on every page. */
export const leanRouter = (): Plugin => ({
  name: "lean-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: [/\/web\/app\/.+\.tsx?$/, /\/react-router\/dist\/production\/lib\/.+\.js$/] },
    handler(code, id) {
      if (id.includes("/web/app/")) {
        if (forbidden.test(code)) this.error(`What this needs is left out of the build: ${id}`);
        return null;
      }
      const file = Object.keys(leftOut).find((name) => id.endsWith(`/lib/router/${name}`));
      const lean = (leftOut[file ?? ""] ?? []).reduce(leaveOut, code);
      return { code: markPure(lean), map: null };
    },
  },
});
