import { addMember, buildPoint, buildSession, buildUser } from "@app/database/testing/builders";
import { buildReward } from "@app/database/testing/build-reward";
import type { Db } from "@app/database/connect";

export interface Counter {
  pointId: string;
  actorId: string;
  token: string;
}

export interface Spender {
  id: string;
  token: string;
}

/** Who lives in a run: counters that weigh, citizens that earn and spend, rewards of which there are few. */
export interface Town {
  counters: readonly [Counter, ...Counter[]];
  codes: readonly [string, ...string[]];
  spenders: readonly [Spender, ...Spender[]];
  rewards: readonly [string, ...string[]];
}

export const price = 500;
export const stock = 400;

const sizes = { points: 4, countersEach: 4, citizens: 200, spenders: 24, rewards: 3 };

/** One after the other: nobody waits long for a connection, however busy the machine is. */
const many = async <T>(count: number, build: (n: number) => Promise<T>): Promise<[T, ...T[]]> => {
  const built: T[] = [];
  for (let n = 0; n < count; n++) built.push(await build(n));
  return built as [T, ...T[]];
};

const buildCounters = async (db: Db): Promise<[Counter, ...Counter[]]> => {
  const points = await many(sizes.points, () => buildPoint(db));
  return many(sizes.points * sizes.countersEach, async (n) => {
    const pointId = points[n % points.length]?.id ?? "";
    const { id } = await buildUser(db, { roles: ["point"] });
    await addMember(db, pointId, id, "collaborator");
    return { pointId, actorId: id, token: await buildSession(db, id) };
  });
};

export const buildTown = async (db: Db): Promise<Town> => {
  const counters = await buildCounters(db);
  const people = await many(sizes.citizens, (n) =>
    buildUser(db, { phone: `+2135${String(n).padStart(8, "0")}` }),
  );
  const spenders = await many(sizes.spenders, async (n) => {
    const id = people[n]?.id ?? "";
    return { id, token: await buildSession(db, id) };
  });
  return {
    counters,
    codes: people.map(({ code }) => code) as [string, ...string[]],
    spenders,
    rewards: await many(sizes.rewards, () => buildReward(db, { price, stock })),
  };
};
