import { showCodeSecret } from "@app/contract/code-secret";
import { listMyPoints } from "@app/contract/points";
import { demoAccounts } from "@app/database/seed/accounts";
import type { Phone } from "./api.ts";
import { openCounter } from "./counter.ts";
import type { Product } from "./product.ts";
import { randomFor } from "./random.ts";

// The people whose log-ins the demo prints: what happens to them is what whoever looks will see.

export interface Neighbours {
  owner: Phone;
  pointId: string;
  /** The citizen of the demo brings the next bag to the point of the demo. */
  bringBag: () => Promise<void>;
}

const materials = ["pet", "pet", "pehd", "aluminium"] as const;

export const meetNeighbours = async (product: Product, seed: number): Promise<Neighbours> => {
  const owner = await product.enter(demoAccounts.owner.phone);
  const citizen = await product.enter(demoAccounts.citizen.phone);
  const { code } = await citizen.ask(showCodeSecret);
  const { points } = await owner.ask(listMyPoints);
  const pointId = points[0]?.id ?? "";
  const counter = openCounter(pointId, owner);
  const random = randomFor(seed, "neighbours");
  return {
    owner,
    pointId,
    bringBag: async () => {
      const material = random.pick(materials);
      const bag = {
        at: 0,
        point: 0,
        citizen: 0,
        material,
        grams: random.whole(60, 420) * 10,
        stars: { clean: random.chance(0.9), compacted: random.chance(0.7), manners: true },
        seen: "typing" as const,
        cheat: null,
      };
      await counter.send([{ bag, code, occurredAt: new Date(), seenAs: { by: "typing" } }]);
    },
  };
};
