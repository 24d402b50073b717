import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readConfig } from "./config.ts";

const { apiUrl, port, host } = readConfig();

const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`);

/** Everything that most pages share and that needs no schema or library of its own. */
const shell =
  /\/web\/app\/(ui\/(?!qr-code|checkbox|choice|code-field|dialog|match|phone|resend|select|steps|use-combobox)|chrome|i18n\/(?!format)|lib\/(lead-to|news|resolve|route|storage|use-online)|features\/session\/guards\/(check|device))|\/contract\/src\/(locales|product)|\/node_modules\/(lucide-react|use-intl|intl-messageformat|@formatjs)\//;

/** What every page about a person needs: who is there, and how the server is asked. */
const session =
  /\/web\/app\/(lib\/(api-client|cookies|log|session\/(?!profiles|account))|features\/session\/(destinations|guards|use-signed-in|sign-out))|\/contract\/src\/(account|codes|consent|endpoint|errors|fields|localized-text|materials|organisations|phone|role-calls|roles|session)\.ts/;

/** For pages with more to fill in than a name and a password. */
const forms =
  /\/web\/app\/ui\/(checkbox|choice|code-field|dialog|match|phone|resend|select|steps|use-combobox)/;

// On a slow line every small file costs a turn: what is shared travels in few pieces.
const chunkGroups = [
  { name: "react", test: inPackages("react|react-dom|scheduler|react-router"), priority: 2 },
  { name: "zod", test: inPackages("zod"), priority: 2 },
  { name: "shell", test: shell, minShareCount: 2, priority: 1 },
  { name: "forms", test: forms, minShareCount: 2 },
  { name: "session", test: session, minShareCount: 2 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
