import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { counterFiles } from "./counter-files.ts";

const entry = fileURLToPath(new URL("../service-worker/service-worker.ts", import.meta.url));

/**
 * Builds /sw.js beside the site's files: one script that loads no other, under a name that never
 * changes. While developing there is none.
 */
export const serviceWorker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir }, bundle) {
    // Names carry the hash of their content, so all names together tell one release from another.
    const names = Object.keys(bundle).toSorted().join();
    const release = createHash("sha256").update(names).digest("hex").slice(0, 12);
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      define: {
        RELEASE: JSON.stringify(release),
        COUNTER_FILES: JSON.stringify(counterFiles(this, bundle)),
      },
      build: {
        ...(dir && { outDir: dir }),
        emptyOutDir: false,
        rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: "sw.js" } },
      },
    });
  },
});
