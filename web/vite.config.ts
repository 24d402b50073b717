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
import { leanPreload } from "./vite-plugins/lean-preload.ts";
import { leanRouter } from "./vite-plugins/lean-router.ts";
import { leanTable } from "./vite-plugins/lean-table.ts";
import { serviceWorker } from "./vite-plugins/service-worker.ts";
import { textFiles } from "./vite-plugins/text-files.ts";

const { apiUrl, port, host } = readConfig();

const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`);

const appFile = (name: string): string => fileURLToPath(new URL(`app/${name}`, import.meta.url));

/** What every page needs, at once or when it is at rest, and the first one most people see. */
const firstPage = [
  appFile("root.tsx?__react-router-build-client-route"),
  appFile("routes/home.tsx?__react-router-build-client-route"),
  appFile("features/installed/installed-app.tsx"),
  appFile("chrome/language-chooser.tsx"),
];

/** What the first page shows as the server drew it, and what any page may come to need. */
const later = [
  appFile("features/home/sections.ts"),
  appFile("chrome/whole-footer.tsx"),
  appFile("chrome/error-screen.tsx"),
  appFile("lib/redraw.ts"),
];

const shell = firstLoadOf("shell", firstPage);
const shownFirst = firstLoadOf("libraries", firstPage);
const parts = firstLoadOf("parts", later);

/** All that others wrote for the first page. It changes when they do, not with every release of ours. */
const libraries: typeof shownFirst = (id, graph) =>
  id.includes("/lucide-react/") ? shownFirst(id, graph) : "libraries";

/** What every page about a person needs: who is there, and how the server is asked. */
const session =
  /\/web\/app\/(lib\/(api-client|cookies|late-table|log|session\/(?!profiles|account))|features\/session\/(destinations|guards|use-signed-in|sign-out)|ui\/(error-summary|field|password))|\/contract\/src\/(account|codes|consent|endpoint|errors|fields|localized-text|materials|organisations|phone|role-calls|roles|session)\.ts/;

/** For pages with more to fill in than a name and a password. */
const forms =
  /\/web\/app\/ui\/(checkbox|choice|code-field|dialog|latin|match|phone|resend|select|steps|use-combobox)/;

/** Drawing a code takes a library that most pages do without; work at a desk has frames of its own. */
const foundations =
  /\/web\/app\/(ui(?!\/(qr-code|table))|chrome(?!\/(back-office|brand)-frame)|i18n|lib(?!\/back-office))\//;

/** Of the home page's questions, what the back office shows as well. */
const askedOften = /\/web\/app\/features\/home\/released-faq|\/contract\/src\/faq-links/;

// On a slow line every small file costs a turn: what is shared travels in few pieces.
const chunkGroups = [
  {
    name: libraries,
    test: inPackages("react|react-dom|scheduler|react-router|use-intl|@formatjs|lucide-react"),
    priority: 4,
  },
  { name: "zod", test: inPackages("zod"), priority: 4 },
  { name: shell, test: /\/web\/app\/|\/contract\/src\/(locales|product)/, priority: 3 },
  { name: parts, test: foundations, priority: 2 },
  { name: parts, test: askedOften, priority: 2 },
  // What most of the other pages share.
  { name: "pages", test: foundations, minShareCount: 18, priority: 1 },
  { name: "session", test: session, minShareCount: 2 },
  { name: "forms", test: forms, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    hasDevPages && devPageStyles(),
    tailwindcss(),
    reactRouter(),
    compiledTexts(),
    textFiles(),
    directIcons(),
    leanPreload(),
    leanRouter(),
    leanTable(),
    chunkFailure(),
    serviceWorker(),
    compressFiles(),
  ],
  // Building a schema has no effect of its own: a page that only needs a constant of the contract
  // then leaves the schema, and the library behind it, out.
  build: {
    rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } },
    // What comes late shares few files, most of them here already: lists of them weigh more.
    modulePreload: false,
  },
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
