import type { RunningProcess } from "@app/harness/processes";

interface Groups {
  recorded: number;
  calls: number;
  inCalls: number;
  since: (before: Groups) => { recorded: number; size: number };
}

const readCounter = (text: string, name: string): number => {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${name} `));
  return line ? Number(line.slice(name.length + 1)) : 0;
};

/** What the processes say of themselves, added up. */
export const readGroups = async (apis: readonly RunningProcess[]): Promise<Groups> => {
  const texts = await Promise.all(
    apis.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
  );
  const sum = (name: string): number =>
    texts.reduce((total, text) => total + readCounter(text, name), 0);
  const now = {
    recorded: sum('deposits_total{outcome="recorded"}'),
    calls: sum("deposit_group_size_count"),
    inCalls: sum("deposit_group_size_sum"),
  };
  return {
    ...now,
    since: (before) => ({
      recorded: now.recorded - before.recorded,
      size: (now.inCalls - before.inCalls) / (now.calls - before.calls),
    }),
  };
};
