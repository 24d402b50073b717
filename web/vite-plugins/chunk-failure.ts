import type { Plugin } from "vite";

const reload = "window.location.reload();\n\t\treturn new Promise(() => {});";
/** A page that throws whatever is asked of it: React Router would swallow the error itself. */
const fail = `const fail = () => { throw error; };
		return { default: fail, clientLoader: fail, clientAction: fail };`;
const changed = "React Router loads its pages in another way now: see what it does when one fails";

/**
 * React Router loads the page again whenever the code of the next one cannot be had, without end.
 * Here it goes on to that page, which fails, and the root's error boundary reloads it, once a
 * minute at most.
 */
export const chunkFailure = (): Plugin => {
  let isDone = false;
  return {
    name: "chunk-failure",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/[^/]+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        isDone = code.includes(reload);
        return { code: code.replace(reload, fail), map: null };
      },
    },
    generateBundle() {
      if (!isDone) this.error(changed);
    },
  };
};
