import { randomUUID } from "node:crypto";
import { askForVan, choosePin, listPickups } from "@app/contract/pickups";
import { buildSession, buildTransporterProfile, buildUser } from "@app/database/testing/builders";
import { openFacility } from "@app/database/testing/build-pickup";
import type { Kept } from "./browser.ts";
import { buildCounter } from "./signed-in.ts";
import type { Stack } from "./stack.ts";

const stars = { clean: true, compacted: true, manners: true };

/** A driver whose papers were checked, as their phone knows them. */
export const buildDriver = async ({
  database: { db },
}: Stack): Promise<{ id: string; kept: Kept }> => {
  const { id } = await buildUser(db, {
    roles: ["transporter"],
    firstName: "Karim",
    lastName: "Ziani",
    phone: "+213771000901",
  });
  // Where points are built, wherever that is.
  await buildTransporterProfile(db, id, "Karim Ziani", { wilayas: [1, 16] });
  const token = await buildSession(db, id);
  return {
    id,
    kept: {
      storage: [
        { name: "auth._token.local", value: token },
        { name: "auth.strategy", value: "local" },
      ],
    },
  };
};

/** A point with bags of three materials that has asked for a van, and whose owner knows four digits. */
export const askedForVan = async (stack: Stack, pin: string) => {
  const { db, ownerUrl } = stack.database;
  await openFacility(ownerUrl);
  const shop = await buildCounter(stack, { phone: "+213550000901" });
  const { code } = await buildUser(db);
  for (const [material, bags] of [
    ["pet", 4],
    ["pehd", 1],
    ["aluminium", 1],
  ] as const) {
    for (let bag = 0; bag < bags; bag += 1) {
      await shop.weigh({ citizenCode: code, material, grams: 15_000, stars });
    }
  }
  const token = await buildSession(db, shop.owner.id);
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(stack.url + path.replace(":id", shop.pointId), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "idempotency-key": randomUUID(),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await ask(choosePin.method, choosePin.path, { pin });
  const { windows } = listPickups.response.parse(await ask(listPickups.method, listPickups.path));
  const items = [
    { material: "pet", bags: 4, grams: 60_000 },
    { material: "pehd", bags: 1, grams: 15_000 },
    { material: "aluminium", bags: 1, grams: 15_000 },
  ];
  const answer = await ask(askForVan.method, askForVan.path, {
    items,
    window: windows[0],
    accessNote: "Par la cour, sonner deux fois",
  });
  return { ...shop, pickupId: askForVan.response.parse(answer).pickup.id };
};

/** Whatever the hour of the test is: the van is due now. */
export const isDueNow = async ({ database: { pool } }: Stack, pickupId: string): Promise<void> => {
  await pool.query(
    `update pickups set window_from = now() - interval '1 minute',
       window_to = now() + interval '4 hours' where id = $1`,
    [pickupId],
  );
};
