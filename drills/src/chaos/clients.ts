import { randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import { sendEntries } from "@app/contract/device-entries";
import { redeemReward } from "@app/contract/rewards";
import { type Answer, post } from "../ask.ts";
import { pause } from "../pause.ts";
import { createRandom, type Random } from "../random.ts";
import { acknowledge, type Journal, noteUnexpected } from "./journal.ts";
import { type Counter, price, type Town } from "./town.ts";

export interface Clients {
  /** Nothing new is begun; what is under way is asked again until it is answered. */
  stop: () => Promise<void>;
  /** Whatever is under way is given up. */
  abandon: () => Promise<void>;
}

export interface ClientsOptions {
  seed: number;
  town: Town;
  /** Where the API processes listen at this moment. */
  urls: () => readonly [string, string];
  journal: Journal;
  /** Milliseconds each takes a breath between two acts; none: as fast as they are answered. */
  breath?: number;
}

const depositors = 10;
const spendersAtOnce = 4;
/** Longer than any fault lasts; then a question is given up and its fate stays unknown. */
const mostTries = 60;
const batch = { least: 30, more: 20 };

interface Client extends ClientsOptions {
  random: Random;
  isOver: () => boolean;
}

/** Until there is an answer that says what became of it; each try at the other process. */
const askUntilAnswered = async (
  { urls, journal, random, isOver }: Client,
  path: string,
  ask: (url: string) => Promise<Answer>,
): Promise<Answer | null> => {
  const first = random.below(2);
  for (let tries = 0; tries < mostTries && !isOver(); tries++) {
    const answer = await ask(urls()[(first + tries) % 2] + path);
    const { status } = answer;
    if (status >= 200 && status < 500 && status !== 429) return answer;
    if (status !== 0 && status !== 503) noteUnexpected(journal, `${status} ${path}`);
    journal.again++;
    await pause(Math.min(50 * 2 ** tries, 800) * (0.5 + random.unit()));
  }
  return null;
};

const weighing = ({ random, town }: Client, { pointId }: Counter) => ({
  pointId,
  citizenCode: random.pick(town.codes),
  material: random.pick(["pet", "pehd", "aluminium"]),
  grams: 100 + random.below(4000),
  stars: { clean: random.unit() < 0.5, compacted: random.unit() < 0.5, manners: true },
});

const depositOnce = async (client: Client, counter: Counter): Promise<void> => {
  const { journal, random, urls } = client;
  const [body, key] = [weighing(client, counter), randomUUID()];
  journal.sent.add(key);
  const ask = (url: string): Promise<Answer> => post(url, counter.token, body, { key });
  const hear = (answer: Answer | null): void => {
    if (answer?.status !== 201) {
      if (answer) noteUnexpected(journal, `${answer.status} ${recordDeposit.path}`);
      return;
    }
    const recorded = JSON.parse(answer.body) as { id: string };
    acknowledge(journal, { kind: "deposit", actorId: counter.actorId, key, answer: recorded });
  };
  // Two tabs of one phone at once, at both processes.
  if (random.unit() < 0.1) {
    const both = await Promise.all(urls().map((url) => ask(url + recordDeposit.path)));
    for (const answer of both) if (answer.status === 201) hear(answer);
  }
  hear(await askUntilAnswered(client, recordDeposit.path, ask));
};

/** A phone's own count: numbers are given out once. */
const createPhone = (client: Client, counter: Counter) => {
  const deviceId = randomUUID();
  let highest = 0;

  const send = async (): Promise<void> => {
    const { journal, random } = client;
    const occurredAt = new Date().toISOString();
    const entries = Array.from({ length: batch.least + random.below(batch.more) }, () => ({
      kind: "deposit",
      number: ++highest,
      key: randomUUID(),
      occurredAt,
      deposit: weighing(client, counter),
      seenAs: { by: "typing" },
    }));
    for (const { key } of entries) journal.sent.add(key);
    const ask = (url: string): Promise<Answer> =>
      post(url, counter.token, {
        deviceId,
        sentAt: new Date().toISOString(),
        highestNumber: highest,
        stillWaiting: 0,
        entries,
      });
    const hear = (answer: Answer | null): boolean => {
      if (answer?.status !== 200) {
        if (answer) noteUnexpected(journal, `${answer.status} ${sendEntries.path}`);
        return true;
      }
      const { results } = JSON.parse(answer.body) as {
        results: { number: number; outcome: string; deposit: { id: string } | null }[];
      };
      const base = highest - entries.length;
      for (const { number, outcome, deposit } of results) {
        const key = entries[number - base - 1]?.key;
        if (deposit && key) {
          acknowledge(journal, { kind: "deposit", actorId: counter.actorId, key, answer: deposit });
        } else if (outcome !== "unavailable") noteUnexpected(journal, outcome);
      }
      return results.every(({ outcome }) => outcome !== "unavailable");
    };
    for (let rounds = 0; rounds < mostTries && !client.isOver(); rounds++) {
      if (hear(await askUntilAnswered(client, sendEntries.path, ask))) break;
    }
    if (random.unit() < 0.1) hear(await askUntilAnswered(client, sendEntries.path, ask));
  };
  return { send };
};

const spendOnce = async (client: Client): Promise<void> => {
  const { journal, random, town, urls } = client;
  const { id: actorId, token } = random.pick(town.spenders);
  const path = redeemReward.path.replace(":id", random.pick(town.rewards));
  const key = randomUUID();
  journal.sent.add(key);
  const body = { quantity: 1 + random.below(3), price };
  const ask = (url: string): Promise<Answer> => post(url, token, body, { key });
  const hear = (answer: Answer | null): void => {
    if (answer?.status === 201) {
      const voucher = JSON.parse(answer.body) as { id: string };
      acknowledge(journal, { kind: "voucher", actorId, key, answer: voucher });
    } else if (answer?.status === 409) journal.refused++;
    else if (answer) noteUnexpected(journal, `${answer.status} ${redeemReward.path}`);
  };
  if (random.unit() < 0.3) {
    const both = await Promise.all(urls().map((url) => ask(url + path)));
    for (const answer of both) if (answer.status === 201) hear(answer);
  }
  hear(await askUntilAnswered(client, path, ask));
  await pause(40 * random.unit());
};

export const startClients = (options: ClientsOptions): Clients => {
  let stopping = false;
  let over = false;
  const client = (place: number): Client => ({
    ...options,
    random: createRandom(options.seed * 1000 + place),
    isOver: () => over,
  });

  const live = async (act: () => Promise<void>): Promise<void> => {
    while (!stopping) {
      await act();
      await pause(options.breath ?? 0);
    }
  };

  const depositor = (place: number): Promise<void> => {
    const own = client(place);
    const counter = options.town.counters[place % options.town.counters.length];
    if (!counter) throw new Error("a town without a counter");
    const phone = createPhone(own, counter);
    return live(() => (own.random.unit() < 0.3 ? depositOnce(own, counter) : phone.send()));
  };

  const living = [
    ...Array.from({ length: depositors }, (_, place) => depositor(place)),
    ...Array.from({ length: spendersAtOnce }, (_, place) => {
      const own = client(100 + place);
      return live(() => spendOnce(own));
    }),
  ];
  const lived = Promise.all(living);
  // Whoever stops hears of it.
  lived.catch(() => undefined);
  const stop = async (): Promise<void> => {
    stopping = true;
    await lived;
  };
  return {
    stop,
    abandon: () => {
      over = true;
      return stop();
    },
  };
};
