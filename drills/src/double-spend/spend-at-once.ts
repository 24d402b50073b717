import { randomUUID } from "node:crypto";
import { recordDeposit } from "@app/contract/deposits";
import { redeemReward } from "@app/contract/rewards";
import { buildReward } from "@app/database/testing/build-reward";
import { buildSession, buildUser } from "@app/database/testing/builders";
import { type Answer, post } from "../ask.ts";
import type { Counter } from "../chaos/town.ts";
import type { World } from "../chaos/world.ts";
import { pause } from "../pause.ts";

export interface Spending {
  succeeded: number;
  refused: number;
  /** In hundredths of a token. */
  balance: number;
}

const tokens = 100;
const hundredths = 100;
const price = 10 * hundredths;
const tries = 60;
/** At two tokens a hundred grams without a star. */
const grams = 5000;
const mostQuestions = 40;

/** Without an answer, again under its key: what counts is what became of it. */
const untilAnswered = async (ask: () => Promise<Answer>): Promise<Answer> => {
  for (let asked = 1; asked < mostQuestions; asked++) {
    const answer = await ask();
    if (answer.status !== 0 && answer.status !== 503) return answer;
    await pause(200);
  }
  throw new Error("a question that nobody answered");
};

let people = 0;

const buildRich = async ({ admin, apis }: World, counter: Counter) => {
  const phone = `+2136${String(people++).padStart(8, "0")}`;
  const { id, code } = await buildUser(admin.db, { phone });
  const weighing = {
    pointId: counter.pointId,
    citizenCode: code,
    material: "pet",
    grams,
    stars: { clean: false, compacted: false, manners: false },
  };
  const key = randomUUID();
  const { status, body } = await untilAnswered(() =>
    post(apis[0].url() + recordDeposit.path, counter.token, weighing, { key, patience: 20_000 }),
  );
  const earned = status === 201 ? (JSON.parse(body) as { tokens: number }).tokens : 0;
  if (earned !== tokens * hundredths) throw new Error(`a citizen with ${earned}: ${body}`);
  return { id, token: await buildSession(admin.db, id) };
};

/** Sixty times ten out of a hundred, all at once, half of them at each process. */
export const spendAtOnce = async (world: World, counter: Counter): Promise<Spending> => {
  const { admin, apis } = world;
  const { id, token } = await buildRich(world, counter);
  const reward = await buildReward(admin.db, { price });
  const path = redeemReward.path.replace(":id", reward);
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, n) => {
      const [url, key] = [apis[n % 2 === 0 ? 0 : 1].url() + path, randomUUID()];
      return untilAnswered(() =>
        post(url, token, { quantity: 1, price }, { key, patience: 20_000 }),
      );
    }),
  );
  const { balance } = await admin.db
    .selectFrom("accounts")
    .select("balance")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    succeeded: answers.filter(({ status }) => status === 201).length,
    refused: answers.filter(({ status }) => status === 409).length,
    balance,
  };
};

export const isExact = ({ succeeded, refused, balance }: Spending): boolean =>
  succeeded === 10 && refused === tries - 10 && balance === 0;
