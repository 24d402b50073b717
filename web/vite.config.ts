import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { hasDevPages, readConfig } from "./config.ts";
import { chunkFailure } from "./vite-plugins/chunk-failure.ts";
import { compressFiles } from "./vite-plugins/compress-files.ts";
import { compiledTexts } from "./vite-plugins/compiled-texts.ts";
import { devPageStyles } from "./vite-plugins/dev-pages.ts";
import { directIcons } from "./vite-plugins/direct-icons.ts";
import { firstLoadOf } from "./vite-plugins/first-load.ts";
import { leanRouter } from "./vite-plugins/lean-router.ts";
import { serviceWorker } from "./vite-plugins/service-worker.ts";

const { apiUrl, port, host } = readConfig();

const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`);

const appFile = (name: string): string => fileURLToPath(new URL(`app/${name}`, import.meta.url));

/** What every page needs, at once or when it is at rest, and the first one most people see. */
const firstPage = [
  appFile("root.tsx?__react-router-build-client-route"),
  appFile("routes/home.tsx?__react-router-build-client-route"),
  appFile("features/installed/installed-app.tsx"),
];

const shell = firstLoadOf("shell", firstPage);
const shownFirst = firstLoadOf("libraries", firstPage);

/** All that others wrote for the first page. It changes when they do, not with every release of ours. */
const libraries: typeof shownFirst = (id, graph) =>
  id.includes("/lucide-react/") ? shownFirst(id, graph) : "libraries";

/** What many of the other pages share and that needs no schema or library of its own. */
const pages =
  /\/web\/app\/(ui\/(?!checkbox|choice|code-field|dialog|error-summary|field|keypad|latin|list-field|match|pager|password|pausable|phone|place-after|qr-code|resend|select|sheet|step|table|tabs|text-area|toast|unit-chart|use-combobox|use-modal)|chrome\/(?!nav\/)|i18n\/when)|\/node_modules\/lucide-react\//;

/** What every page about a person needs: who is there, and how the server is asked. */
const session =
  /\/web\/app\/(lib\/(api-client|cookies|log|session\/(?!profiles|account))|features\/session\/(destinations|guards|use-signed-in|sign-out)|ui\/(error-summary|field|password))|\/contract\/src\/(account|codes|consent|endpoint|errors|fields|localized-text|materials|organisations|phone|role-calls|roles|session)\.ts/;

/** For pages with more to fill in than a name and a password. */
const forms =
  /\/web\/app\/ui\/(checkbox|choice|code-field|dialog|latin|match|phone|resend|select|steps|use-combobox)/;

// On a slow line every small file costs a turn: what is shared travels in few pieces.
const chunkGroups = [
  {
    name: libraries,
    test: inPackages("react|react-dom|scheduler|react-router|use-intl|@formatjs|lucide-react"),
    priority: 2,
  },
  { name: "zod", test: inPackages("zod"), priority: 2 },
  {
    name: shell,
    test: /\/web\/app\/|\/contract\/src\/(locales|product)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: "pages", test: pages, minShareCount: 2 },
  { name: "session", test: session, minShareCount: 2 },
  { name: "forms", test: forms, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    hasDevPages && devPageStyles(),
    tailwindcss(),
    reactRouter(),
    compiledTexts(),
    directIcons(),
    leanRouter(),
    chunkFailure(),
    serviceWorker(),
    compressFiles(),
  ],
  // Building a schema has no effect of its own: a page that only needs a constant of the contract
  // then leaves the schema, and the library behind it, out.
  build: { rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  // Found only while pages are opened; naming them spares the first visitor a reload.
  optimizeDeps: { include: ["lucide-react", "use-intl", "zod"] },
  server: {
    host,
    port,
    strictPort: true,
    proxy: { "/api": apiUrl, "/sanctum": apiUrl },
  },
});
