import { hash } from "@node-rs/argon2";
import type { Db } from "../src/connect.ts";
import { demoPassword, waitingOwner } from "./accounts.ts";
import type { SeedPoint } from "./data/points.ts";
import { createCodes, insertPeople } from "./people.ts";
import { insertPoints } from "./points.ts";
import { createRandom } from "./random.ts";

const shop: SeedPoint = {
  name: { en: "Es-Salam Store", fr: "Supérette Es-Salam", ar: "سوبيرات السلام" },
  kind: "shop",
  communeCode: 1621,
  address: { fr: "3, cité des Roses, Bab Ezzouar", ar: "3 حي الورود، باب الزوار" },
  longitude: 3.1842,
  latitude: 36.7176,
  materials: ["pet", "pehd"],
  capacityKg: 160,
  acceptsBagsLeft: false,
  opensAt: "08:00",
  closesAt: "20:00",
};

/** A point that was handed in yesterday, with its task. By chances of its own: the rest stays the same. */
export const insertWaitingPoint = async (db: Db, until: Date): Promise<void> => {
  const random = createRandom(214);
  const day = 24 * 3600 * 1000;
  const createdAt = new Date(until.getTime() - day);
  const ownerId = random.idAt(createdAt);
  const id = random.idAt(createdAt);
  const { firstName, lastName, locale, phone, roles } = waitingOwner;
  await insertPeople(db, [
    {
      firstName,
      lastName,
      locale,
      phone,
      roles,
      id: ownerId,
      code: createCodes(random)(),
      email: null,
      passwordHash: await hash(demoPassword),
      createdAt,
    },
  ]);
  await insertPoints(db, [{ id, ownerId, data: shop }], createdAt, "pending");
  await db
    .insertInto("tasks")
    .values({
      id: random.idAt(createdAt),
      kind: "point_approval",
      subject_id: id,
      data: JSON.stringify({ ownerId }),
      created_at: createdAt,
      due_at: new Date(createdAt.getTime() + 3 * day),
    })
    .execute();
};
