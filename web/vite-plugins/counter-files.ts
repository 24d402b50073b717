/** As much of the bundler's graph as is asked here. */
interface Graph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

interface Chunk {
  type: "asset" | "chunk";
  fileName: string;
  moduleIds?: readonly string[];
  viteMetadata?: { importedAssets: Set<string>; importedCss: Set<string> };
}

interface Part {
  /** The pages that must open and work without a network, and what runs beside them. */
  starts: RegExp;
  /** How many modules those are at least: fewer, and something was moved. */
  fewest: number;
  /** What these load only when it is needed, such as a decoder for the camera, is needed offline too. */
  late?: RegExp;
}

const counter: Part = {
  starts:
    /\/web\/app\/(routes\/collection-point\.(intake|outbox)\.tsx\?__react-router-build-client-route|features\/session\/guards\/guards\.ts|features\/deposits\/outbox\/outbox\.ts)$/,
  fewest: 4,
  late: /\/web\/app\/features\/deposits\/(intake|outbox)\//,
};

const driver: Part = {
  starts:
    /\/web\/app\/(routes\/transporter\.(badge|dashboard|jobs|route|handover\.\$id)\.tsx\?__react-router-build-client-route|features\/session\/guards\/guards\.ts)$/,
  fewest: 6,
};

const modulesOf = (graph: Graph, { starts, fewest, late }: Part): Set<string> => {
  const found = new Set([...graph.getModuleIds()].filter((id) => starts.test(id)));
  if (found.size < fewest) throw new Error(`Routes have moved: ${[...found].join(", ")}`);
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) found.add(imported);
    if (!late?.test(id)) continue;
    for (const imported of module?.dynamicallyImportedIds ?? []) found.add(imported);
  }
  return found;
};

/** Every file of these modules, as a browser asks for it. */
const filesOf = (graph: Graph, bundle: Record<string, Chunk>, part: Part): string[] => {
  const modules = modulesOf(graph, part);
  const chunks = Object.values(bundle).filter(
    ({ moduleIds }) => moduleIds?.some((id) => modules.has(id)) ?? false,
  );
  const files = chunks.flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]);
  return [...new Set(files)].map((file) => `/${file}`).toSorted();
};

/** Everything that weighing a bag may ask for. */
export const counterFiles = (graph: Graph, bundle: Record<string, Chunk>): string[] =>
  filesOf(graph, bundle, counter);

/** Everything that a driver's day may ask for, until the load is on board. */
export const driverFiles = (graph: Graph, bundle: Record<string, Chunk>): string[] =>
  filesOf(graph, bundle, driver);
