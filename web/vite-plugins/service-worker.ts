import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { counterFiles, driverFiles } from "./counter-files.ts";
import { build, type Plugin, type Rolldown } from "vite";

const entry = fileURLToPath(new URL("../service-worker/service-worker.ts", import.meta.url));

/** What a page may need at any moment, above all when the network is gone. */
const atHand = ["/app/chrome/error-screen.tsx", "/app/chrome/whole-footer.tsx"];

/** What every page of a signed-in person asks for, whichever it is. */
const forMembers = [
  "/app/features/session/guards/guards.ts",
  "/app/chrome/signed-in.tsx",
  "/app/chrome/nav/app-top.tsx",
  "/app/chrome/nav/members-training-link.tsx",
  "/app/chrome/nav/places.tsx",
];

/** The files of these modules, with whatever those import. */
export const filesOf = (
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
): readonly string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!chunk) throw new Error(`${module} is in no file of the build`);
      return chunk.fileName;
    }),
  );
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === "chunk") for (const imported of file.imports) found.add(imported);
  }
  return [...found].map((name) => `/${name}`);
};

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
        DRIVER_FILES: JSON.stringify(driverFiles(this, bundle)),
        AT_HAND: JSON.stringify(filesOf(bundle, atHand)),
        FOR_MEMBERS: JSON.stringify(filesOf(bundle, forMembers)),
      },
      build: {
        ...(dir && { outDir: dir }),
        emptyOutDir: false,
        rolldownOptions: { input: entry, output: { format: "iife", entryFileNames: "sw.js" } },
      },
    });
  },
});
