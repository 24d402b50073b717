import type { Plugin } from "vite";

/**
 * Brings the styles of a late part before its code. Runs in the browser, so it may use nothing from
 * around it. What code a part shares is not asked for ahead: it is mostly there.
 */
const preload = <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  const bring = (file: string) =>
    new Promise<unknown>((resolve, reject) => {
      const href = `/${file}`;
      if (document.querySelector(`link[href="${href}"]`)) return resolve(null);
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(`Unable to preload CSS for ${href}`));
      };
      link.href = href;
      document.head.append(link);
    });
  return files.length > 0 ? Promise.all(files.map(bring)).then(load) : load();
};

/** Vite's own way also knows older browsers, other hosts and lists of code: half a kilobyte more. */
export const leanPreload = (): Plugin => {
  let isDone = false;
  return {
    name: "lean-preload",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isDone = true;
        return `export const __vitePreload = ${preload.toString()};`;
      },
    },
    generateBundle() {
      if (!isDone) this.error("Vite loads late parts in another way now: see lean-preload");
    },
  };
};
