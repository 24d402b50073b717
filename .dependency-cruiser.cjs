// Who may import whom. Each comment is what the person who broke the rule reads: it says what to
// do instead.

const packages = "contract|database|server|web|harness|e2e|bench|drills|sim|tools";
const tests = ["\\.test\\.tsx?$", "/testing/"];
const npm = (names) => `(^|/)node_modules/(@types/)?(${names})(/|$)`;
const othersThan = (...names) =>
  packages
    .split("|")
    .filter((name) => !names.includes(name))
    .join("|");

/** A rule that forbids, which is every rule here. */
const forbid = (name, comment, from, to, more = {}) => ({
  name,
  comment,
  severity: "error",
  from,
  to,
  ...more,
});

const betweenPackages = [
  forbid(
    "contract-stands-alone",
    "contract imports nothing of ours: move the type or rule it needs into contract, or pass it in.",
    { path: "^contract/" },
    { path: `^(${othersThan("contract")})/` },
  ),
  forbid(
    "contract-only-zod",
    "contract depends on zod only, because the browser loads it: keep other libraries and Node's modules in server or web.",
    { path: "^contract/src/", pathNot: tests },
    { dependencyTypesNot: ["local"], pathNot: ["^contract/", npm("zod")] },
  ),
  forbid(
    "database-stands-alone",
    "database imports nothing of ours: it holds tables and connections, so put what needs the contract into server. Its seed and its tests may use the contract.",
    { path: "^database/", pathNot: ["^database/seed/", ...tests] },
    { path: `^(${othersThan("database")})/` },
  ),
  forbid(
    "seed-uses-the-contract-at-most",
    "The seed and the tests of database import contract besides database: write rows directly, or go through the front door from e2e.",
    { path: "^database/" },
    { path: `^(${othersThan("database", "contract")})/` },
  ),
  forbid(
    "server-imports-contract-and-database",
    "server imports contract and database only: what another package also needs belongs in contract. Its tests may use the harness.",
    { path: "^server/", pathNot: tests },
    { path: `^(${othersThan("server", "contract", "database")})/` },
  ),
  forbid(
    "server-tests-use-the-harness-at-most",
    "Tests of server import the harness besides contract and database: it holds the mail server and the SMS gateways they talk to.",
    { path: "^server/" },
    { path: `^(${othersThan("server", "contract", "database", "harness")})/` },
  ),
  forbid(
    "web-imports-contract-only",
    "web imports contract only: ask for the data through an endpoint, and move shared types into contract.",
    { path: "^web/" },
    { path: `^(${othersThan("web", "contract")})/` },
  ),
  forbid(
    "outsiders-use-the-front-door",
    "e2e and bench import contract, harness, database/seed and database/src/testing: everything else goes through HTTP, as a user would.",
    { path: "^(e2e|bench)/" },
    {
      path: `^(${packages})/`,
      pathNot: ["^$1/", "^harness/", "^contract/", "^database/seed/", "^database/src/testing/"],
    },
  ),
  forbid(
    "sim-lives-outside",
    "sim imports contract, harness, the places of database/seed and database/src/testing: its people do everything else through HTTP, as a phone does.",
    { path: "^sim/" },
    {
      path: `^(${packages})/`,
      pathNot: ["^sim/", "^harness/", "^contract/", "^database/seed/", "^database/src/testing/"],
    },
  ),
  forbid(
    "drills-break-engines-not-code",
    "drills and harness import contract, harness and database: they start server and web as processes and never import them.",
    { path: "^(drills|harness)/" },
    { path: `^(${packages})/`, pathNot: ["^$1/", "^harness/", "^contract/", "^database/"] },
  ),
  forbid(
    "tools-stand-alone",
    "tools run other packages as commands and import none of them, but for the writer of reports.",
    { path: "^tools/" },
    { path: `^(${othersThan("tools")})/`, pathNot: "^harness/src/report\\.ts$" },
  ),
];

const insideServer = [
  forbid(
    "feature-through-its-index",
    "Use another feature through its index.ts: export there the one function you need.",
    { path: "^server/src/features/([^/]+)/" },
    {
      path: "^server/src/features/[^/]+/",
      pathNot: ["^server/src/features/$1/", "^server/src/features/[^/]+/index\\.ts$"],
    },
  ),
  forbid(
    "no-cycles-between-features",
    "Two features need each other: let the lower one announce an event, or let an operation above both call them.",
    { path: "^server/src/features/[^/]+$" },
    { path: "^server/src/features/", circular: true },
    { scope: "folder" },
  ),
  forbid(
    "policy-and-rules-are-pure",
    "Policy and rules import contract and other policy or rules files only: let the operation read the database or the clock and pass the values in.",
    { path: "^server/src/.+\\.(policy|rules)\\.ts$" },
    { pathNot: ["^contract/", "^server/src/.+\\.(policy|rules)\\.ts$"] },
  ),
  forbid(
    "sql-in-queries-only",
    "Only *.queries.ts (and database/) import kysely or pg: write a function there that takes the connection first, and call it.",
    { path: "^(server|web|harness|e2e|sim|tools)/", pathNot: ["\\.queries\\.ts$", ...tests] },
    { path: npm("kysely|pg|pg-pool") },
  ),
  forbid(
    "fastify-in-http-only",
    "Only server/src/http imports Fastify: a route file maps a contract endpoint to an operation and needs neither request nor reply.",
    {
      path: "^(server/src|web/app|harness|e2e|bench|drills|sim|tools)/",
      pathNot: "^server/src/http/",
    },
    { path: npm("fastify|@fastify/[^/]+|fastify-[^/]+") },
  ),
  forbid(
    "nats-in-messaging-only",
    "Only server/src/messaging imports NATS: announce through the outbox and listen through <feature>.consumers.ts.",
    { path: `^(${packages})/`, pathNot: "^server/src/messaging/" },
    { path: npm("@nats-io/[^/]+") },
  ),
  forbid(
    "jobs-in-jobs-only",
    "Only server/src/jobs imports graphile-worker (and database/src/migrate.ts, which installs its tables): enqueue through server/src/jobs and handle in <feature>.jobs.ts.",
    { path: `^(${packages})/`, pathNot: ["^server/src/jobs/", "^database/src/migrate\\.ts$"] },
    { path: npm("graphile-worker") },
  ),
  forbid(
    "typst-in-documents-only",
    "Only server/src/documents imports Typst: add a template there and ask ctx.documents for it.",
    { path: `^(${packages})/`, pathNot: "^server/src/documents/" },
    { path: npm("@myriaddreamin/[^/]+") },
  ),
  forbid(
    "pictures-in-pictures-only",
    "Only server/src/pictures opens pictures: files from outside are read there alone, behind limits. Ask ctx.pictures.",
    {
      path: `^(${packages})/`,
      pathNot: ["^server/src/pictures/", "^web/share-pictures/", ...tests],
    },
    { path: npm("sharp|file-type|@img/[^/]+") },
  ),
  forbid(
    "only-ports-reach-out",
    "Only ports/ reaches out of the process (http/ listens): add a port with a small interface and call that.",
    { path: "^server/src/", pathNot: ["^server/src/(ports|http)/", ...tests] },
    {
      path: "^(node:)?(http2?|https|net|tls|dgram|child_process)$",
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "wiring-calls-operations",
    "Routes, consumers and jobs hold no logic: call an operation (verb-noun.ts) of the feature, which calls the queries.",
    { path: "^server/src/features/.+\\.(routes|consumers|jobs)\\.ts$" },
    { path: "\\.queries\\.ts$" },
  ),
  forbid(
    "wiring-stays-in-its-feature",
    "Routes, consumers and jobs import operations of their own feature: what touches two features is an operation of one of them.",
    { path: "^server/src/features/([^/]+)/.+\\.(routes|consumers|jobs)\\.ts$" },
    { path: "^server/src/features/", pathNot: "^server/src/features/$1/" },
  ),
  forbid(
    "nothing-imports-the-entry-files",
    "api.ts and worker.ts start processes: move what you need into a file of its own.",
    {},
    { path: "^server/src/(api|worker)\\.ts$" },
  ),
];

const insideWeb = [
  forbid(
    "web-features-are-strangers",
    "A feature never imports another feature: compose them in a route, or move the shared piece to ui or lib.",
    { path: "^web/app/features/([^/]+)/" },
    { path: "^web/app/features/", pathNot: "^web/app/features/$1/" },
  ),
  forbid(
    "web-features-import-downwards",
    "A feature imports ui, lib, i18n, pwa and contract: what it needs from a route comes in as a property.",
    { path: "^web/app/features/" },
    { path: "^web/", pathNot: "^web/app/(features|ui|lib|i18n|pwa)/" },
  ),
  forbid(
    "ui-knows-nothing-of-ours",
    "ui imports nothing of ours: pass texts and values in as properties.",
    { path: "^web/app/ui/" },
    { path: `^(${packages})/`, pathNot: "^web/app/ui/" },
  ),
  forbid(
    "routes-compose",
    "Routes import features, chrome (the frame round a page), ui, lib, i18n and pwa: what two routes share is a part of one of them.",
    { path: "^web/app/routes/", pathNot: tests },
    { path: "^web/", pathNot: ["^web/app/(features|chrome|ui|lib|i18n|pwa)/", "/\\+types/"] },
  ),
  forbid(
    "web-foundations-know-no-feature",
    "chrome, lib, i18n and pwa serve every feature and import none (their catalogues excepted): let the route or the feature pass in what differs.",
    { path: "^web/app/(chrome|lib|i18n|pwa)/" },
    { path: "^web/app/(features|routes)/", pathNot: "\\.json$" },
  ),
];

const devPages = [
  forbid(
    "dev-pages-stay-apart",
    "Pages for developers are not in what goes out: move the piece you need to ui or lib.",
    { path: "^web/app/", pathNot: "^web/app/dev/" },
    { path: "^web/app/dev/", pathNot: "\\.json$" },
  ),
];

const everywhere = [
  forbid(
    "no-cycles",
    "Files that import each other cannot be understood alone: move what both need into a third file.",
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  ),
  forbid(
    "no-barrels",
    "No index files but those of server features: import the file that has what you need.",
    {},
    { path: "/index\\.tsx?$", pathNot: ["^server/src/features/", "node_modules"] },
  ),
  forbid(
    "testing-code-stays-in-tests",
    "testing/ and *.test.ts are for tests: move what the product needs out of them.",
    {
      path: "^(contract|database|server|web)/",
      pathNot: [...tests, "vitest\\.config\\.ts$"],
    },
    { path: tests },
  ),
  forbid(
    "imports-resolve",
    "The imported file or package is not there: correct the path, or add the package to this workspace's package.json.",
    {},
    {
      couldNotResolve: true,
      pathNot: ["/\\+types/", "^virtual:", "/build/server/", "\\.wasm\\?url$"],
    },
  ),
];

module.exports = {
  forbidden: [...betweenPackages, ...insideServer, ...insideWeb, ...devPages, ...everywhere],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["(^|/)(build|\\.react-router|\\.data)/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
