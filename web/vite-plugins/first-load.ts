interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Names the chunk of every module that one of the entries needs at once, by whatever way; others
 * are left to other groups. So what a page does not show never weighs on it, and nobody keeps a list.
 */
export const firstLoadOf = (chunk: string, entries: readonly string[]) => {
  let needed: Set<string> | undefined;
  const collect = (graph: Graph): Set<string> => {
    const found = new Set(entries);
    for (const id of found) {
      const module = graph.getModuleInfo(id);
      if (!module && entries.includes(id)) throw new Error(`${id} is no entry of the build`);
      for (const imported of module?.importedIds ?? []) found.add(imported);
    }
    return found;
  };
  return (id: string, graph: Graph): string | null =>
    (needed ??= collect(graph)).has(id) ? chunk : null;
};
