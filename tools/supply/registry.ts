import { run } from "../run.ts";
import { keyOf, type PackageFacts } from "./facts.ts";

// The registry is whichever one this machine's pnpm is set to.

interface Manifest {
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
  scripts?: Record<string, string>;
  hasInstallScript?: boolean;
  gypfile?: boolean;
  deprecated?: string | boolean;
}

interface Packument {
  versions?: Record<string, Manifest>;
  time?: Record<string, string>;
}

const atOnce = 8;

export const registryAddress = async (): Promise<string> => {
  const { ok, output } = await run(["pnpm", "config", "get", "registry"], { quiet: true });
  if (!ok) throw new Error(`pnpm does not say where packages come from: ${output}`);
  return output.trim().replace(/\/*$/, "/");
};

const licenceOf = ({ license, licenses }: Manifest): string => {
  if (typeof license === "string") return license;
  const types = [license, ...(licenses ?? [])].flatMap((one) => (one?.type ? [one.type] : []));
  return types.length > 0 ? types.join(" OR ") : "none stated";
};

const installScriptsOf = (manifest: Manifest): string => {
  const names = ["preinstall", "install", "postinstall"].filter((name) => manifest.scripts?.[name]);
  if (names.length > 0) return names.join(" ");
  return manifest.hasInstallScript || manifest.gypfile ? "install" : "";
};

export const factsFrom = (
  wanted: { name: string; version: string },
  packument: Packument,
): PackageFacts => {
  const manifest = packument.versions?.[wanted.version];
  const published = packument.time?.[wanted.version];
  if (!manifest || !published) throw new Error(`the registry does not know ${keyOf(wanted)}`);
  return {
    name: wanted.name,
    version: wanted.version,
    published: new Date(published).toISOString().slice(0, 10),
    licence: licenceOf(manifest),
    installScripts: installScriptsOf(manifest),
    deprecated: Boolean(manifest.deprecated),
  };
};

const fetchPackument = async (registry: string, name: string): Promise<Packument> => {
  const answer = await fetch(registry + name.replace("/", "%2f"), {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`${name}: the registry answers ${answer.status}`);
  return (await answer.json()) as Packument;
};

/** Asks for each package once, however many of its versions are wanted. */
export const askRegistry = async (
  wanted: readonly { name: string; version: string }[],
  tell: (done: number, all: number) => void,
): Promise<PackageFacts[]> => {
  if (wanted.length === 0) return [];
  const registry = await registryAddress();
  const waiting = [...Map.groupBy(wanted, ({ name }) => name)];
  const all = waiting.length;
  const found: PackageFacts[] = [];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, versions] = next;
      const packument = await fetchPackument(registry, name);
      found.push(...versions.map((version) => factsFrom(version, packument)));
      done += 1;
      tell(done, all);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
};
