/** One series of a process, as Prometheus reads it; undefined if it is not told. */
export const figureAt = async (url: string, series: string): Promise<number | undefined> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};
