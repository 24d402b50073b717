import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { filesOf } from "./service-worker.ts";

const chunk = (fileName: string, moduleIds: string[], imports: string[] = []) => ({
  type: "chunk",
  fileName,
  moduleIds,
  imports,
});

const bundle = {
  "parts.js": chunk("parts.js", ["/web/app/chrome/error-screen.tsx"], ["shell.js"]),
  "shell.js": chunk("shell.js", ["/web/app/root.tsx"], ["libraries.js"]),
  "libraries.js": chunk("libraries.js", []),
  "map.js": chunk("map.js", ["/web/app/features/map/map-panel.tsx"]),
  "app.css": { type: "asset", fileName: "app.css" },
} as unknown as Rolldown.OutputBundle;

it("keeps a module's file at hand with all that it imports, and nothing else", () => {
  expect(filesOf(bundle, ["/app/chrome/error-screen.tsx"])).toEqual([
    "/parts.js",
    "/shell.js",
    "/libraries.js",
  ]);
});

it("stops the build when the module is gone", () => {
  expect(() => filesOf(bundle, ["/app/chrome/gone.tsx"])).toThrow("is in no file of the build");
});
