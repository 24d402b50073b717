import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const library = dirname(createRequire(import.meta.url).resolve("lucide-react/package.json"));
const icons = join(library, "dist/esm");

const names = (list: string): string[] => list.split(",").map((name) => name.trim());

/** Every name an icon goes by, and its file. */
const readFiles = (): Map<string, string> => {
  const index = readFileSync(join(icons, "lucide-react.mjs"), "utf8");
  return new Map(
    [...index.matchAll(/export \{([^}]+)\} from '(\.\/icons\/[\w-]+\.mjs)'/g)].flatMap(
      ([, list = "", file = ""]) =>
        names(list).map((name) => [name.replace("default as ", ""), join(icons, file)] as const),
    ),
  );
};

/** `import { Check } from "lucide-react"`, written as an import of that icon's own file. */
export const importIconsDirectly = (code: string, files: ReadonlyMap<string, string>): string =>
  code.replaceAll(/import \{([^}]+)\} from "lucide-react";/g, (_, list: string) =>
    names(list)
      .filter((name) => name !== "")
      .map((name) => {
        const [imported = "", local = imported] = name.split(" as ");
        const file = files.get(imported);
        if (!file) throw new Error(`lucide-react has no icon ${imported}`);
        return `import ${local} from ${JSON.stringify(file)};`;
      })
      .join(""),
  );

/**
 * Through the library's index every page would seem to use every icon. Named one by one they can
 * travel with the pages that show them, and the build reads only those.
 */
export const directIcons = (): Plugin => {
  const files = readFiles();
  return {
    name: "direct-icons",
    apply: "build",
    // After types are gone.
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/web\/app\/.+\.tsx?(\?|$)/, code: /"lucide-react"/ },
      handler: (code) => ({ code: importIconsDirectly(code, files), map: null }),
    },
  };
};
