import { randomUUID } from "node:crypto";
import { recordDeposit, type DepositInput } from "@app/contract/deposits";
import {
  buildPoint,
  buildSession,
  buildUser,
  type UserOverrides,
} from "@app/database/testing/builders";
import type { Page } from "playwright-core";
import type { Stack } from "./stack.ts";

/** As after a log-in on this device, and with the page open. */
export const openSignedIn = async (
  { database: { db } }: Stack,
  page: Page,
  userId: string,
  path: string,
): Promise<void> => {
  const token = await buildSession(db, userId);
  await page.goto("/offline");
  await page.evaluate((value) => {
    localStorage.setItem("auth._token.local", value);
    localStorage.setItem("auth.strategy", "local");
  }, token);
  await page.goto(path);
};

/** A point that weighs, with its owner. */
export const buildCounter = async (
  { database: { db }, url }: Stack,
  more: Pick<UserOverrides, "phone"> = {},
) => {
  const owner = await buildUser(db, {
    firstName: "Rachid",
    lastName: "Amrane",
    roles: ["point", "citizen"],
    email: `${randomUUID()}@example.com`,
    ...more,
  });
  const { id: pointId } = await buildPoint(db, {
    ownerId: owner.id,
    name: { en: "El Baraka Grocery", fr: "Épicerie El Baraka", ar: "بقالة البركة" },
  });
  const token = await buildSession(db, owner.id);
  const weigh = async (deposit: Omit<DepositInput, "pointId">): Promise<void> => {
    const answer = await fetch(url + recordDeposit.path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ pointId, ...deposit }),
    });
    if (answer.status !== 201) throw new Error(`not recorded: ${await answer.text()}`);
  };
  return { owner, pointId, weigh };
};
