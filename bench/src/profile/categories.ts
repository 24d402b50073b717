/** One function of a CPU profile, as V8 names it. */
export interface Frame {
  functionName: string;
  url: string;
}

export const categories = [
  "checking schemas",
  "database driver",
  "JSON",
  "Fastify",
  "metrics and log",
  "Node: HTTP and sockets",
  "Node: the rest",
  "system calls and native code",
  "collecting garbage",
  "our code",
  "other packages",
] as const;
export type Category = (typeof categories)[number];

/** By the folder of the package a function comes from. */
const packages: readonly [RegExp, Category][] = [
  [/^(zod|fastify-type-provider-zod)$/, "checking schemas"],
  [/^(pg|pg-.*|pgpass|postgres-.*|kysely)$/, "database driver"],
  [
    /^(fastify|@fastify\/.*|find-my-way|fast-.*|reusify|avvio|secure-json-parse|cookie)$/,
    "Fastify",
  ],
  [/^(prom-client|tdigest|pino|pino-.*|sonic-boom|@opentelemetry\/.*)$/, "metrics and log"],
];

const packageOf = (url: string): string | undefined =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];

/** What V8 and the system do carries no address. */
const ofNoFile = (name: string): Category | "idle" => {
  if (name === "(idle)" || name === "(root)") return "idle";
  if (name === "(garbage collector)") return "collecting garbage";
  if (name === "parse" || name === "stringify") return "JSON";
  return "system calls and native code";
};

const socketModules = /^node:(internal\/)?(http|_http|net|stream|streams|dns|tls|url)/;

export const categoryOf = ({ functionName, url }: Frame): Category | "idle" => {
  if (url === "") return ofNoFile(functionName);
  if (url.startsWith("node:")) {
    return socketModules.test(url) ? "Node: HTTP and sockets" : "Node: the rest";
  }
  const name = packageOf(url);
  if (name === undefined) return "our code";
  return packages.find(([pattern]) => pattern.test(name))?.[1] ?? "other packages";
};

/** A .cpuprofile: which function was on top in each sample, and how long ago the last one was. */
export interface CpuProfile {
  nodes: { id: number; callFrame: Frame }[];
  samples: number[];
  timeDeltas: number[];
}

/** Shares of the time at work, from so many microseconds after the start: reading the code comes first. */
export const sharesOf = (profile: CpuProfile, from = 0): Map<Category, number> => {
  const kinds = new Map(profile.nodes.map(({ id, callFrame }) => [id, categoryOf(callFrame)]));
  const spent = new Map<Category, number>();
  let busy = 0;
  let moment = 0;
  for (const [at, id] of profile.samples.entries()) {
    moment += profile.timeDeltas[at] ?? 0;
    const category = kinds.get(id) ?? "idle";
    if (category === "idle" || moment < from) continue;
    // The time until the next sample belongs to what this one saw.
    const microseconds = Math.max(0, profile.timeDeltas[at + 1] ?? 0);
    busy += microseconds;
    spent.set(category, (spent.get(category) ?? 0) + microseconds);
  }
  return new Map([...spent].map(([category, microseconds]) => [category, microseconds / busy]));
};
