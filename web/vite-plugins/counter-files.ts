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

/** The pages that must open and work without a network, and what runs beside them. */
const starts =
  /\/web\/app\/(routes\/collection-point\.(intake|outbox)\.tsx\?__react-router-build-client-route|features\/session\/guards\/guards\.ts|features\/deposits\/outbox\/outbox\.ts)$/;

/** What these load only when it is needed, such as a decoder for the camera, is needed offline too. */
const counter = /\/web\/app\/features\/deposits\/(intake|outbox)\//;

const modulesOf = (graph: Graph): Set<string> => {
  const found = new Set([...graph.getModuleIds()].filter((id) => starts.test(id)));
  if (found.size < 4) throw new Error("Which modules are the counter's? Its routes have moved.");
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) found.add(imported);
    if (!counter.test(id)) continue;
    for (const imported of module?.dynamicallyImportedIds ?? []) found.add(imported);
  }
  return found;
};

/** Every file that weighing a bag may ask for, as a browser asks for it. */
export const counterFiles = (graph: Graph, bundle: Record<string, Chunk>): string[] => {
  const modules = modulesOf(graph);
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
