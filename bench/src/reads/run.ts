import type { TestDatabase } from "@app/database/testing/test-database";
import { progress, table } from "@app/harness/report";
import { cells, head, howTaken, type Pair } from "../beside.ts";
import { keepMeasured, writeScale } from "../measured.ts";
import { type Options, readOptions } from "../options.ts";
import { takeTurn, type Turn } from "@app/harness/steal";
import { inWorld, withApis } from "../world.ts";
import { measureRead, type Read, reads } from "./measure-read.ts";

// pnpm bench reads [--rounds 5] [--seconds 3]: what people look at most, through the API beside
// pgbench running the same select.

const sizes = { citizens: 20_000, points: 2000, pastDeposits: 200_000 };
const connections = 64;
const processCounts = [1, 2] as const;

interface MeasuredRead {
  read: Read;
  processes: number;
  turns: Turn<Pair>[];
}

const measureAll = (
  database: TestDatabase,
  processes: number,
  { rounds, seconds }: Options,
): Promise<MeasuredRead[]> =>
  withApis(database, processes, async (apis) => {
    const measured: MeasuredRead[] = [];
    const load = { database, citizens: sizes.citizens, connections, seconds };
    for (const read of reads) {
      // Not counted: plans, caches and the compiler warm up.
      await measureRead(read, load, apis);
      const turns: Turn<Pair>[] = [];
      while (turns.length < rounds) {
        progress(`${read.name}, ${processes} processes: turn ${turns.length + 1} of ${rounds}`);
        turns.push(await takeTurn(() => measureRead(read, load, apis)));
      }
      measured.push({ read, processes, turns });
    }
    return measured;
  });

export const run = async (args: readonly string[]): Promise<void> => {
  const options = readOptions(args, { rounds: 5, seconds: 3 });
  await inWorld(sizes, async (database) => {
    const measured: MeasuredRead[] = [];
    for (const count of processCounts) {
      measured.push(...(await measureAll(database, count, options)));
    }
    keepMeasured("reads", { options, sizes, connections, measured });
    const rows = measured.map(({ read, processes, turns }) => [
      read.of,
      String(processes),
      ...cells(turns, read.goal),
    ]);
    writeScale(
      "reads",
      `\`pnpm bench reads\`: ${sizes.citizens} citizens with ten deposits each, ${sizes.points} points, ${connections} connections, beside pgbench running the same select with as many (\`bench/src/reads/*.sql\`). The API looks up who asks in each request, pgbench does not; the nearest points are public.

${table(["What", "API processes", ...head], rows)}

${howTaken(options.rounds, options.seconds)}`,
    );
  });
};
