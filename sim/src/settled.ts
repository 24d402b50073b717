import { showCover } from "@app/contract/budgets";
import type { ResponseOf } from "@app/contract/endpoint";
import { waitFor } from "@app/harness/processes";
import { createPhone, type Phone } from "./api.ts";
import type { OwnProduct } from "./product.ts";

type Cover = ResponseOf<typeof showCover>["cover"];

/** What is missing from, or too much in, the public account of all tokens: nothing, to the unit. */
export const gapOf = ({ funded, inBudgets, withCitizens, held, reserved, spent }: Cover): number =>
  funded - inBudgets - withCitizens - held - reserved - spent;

/** Null before the first count. */
const lookAt = async (phone: Phone): Promise<Cover | null> => {
  try {
    return (await phone.ask(showCover)).cover;
  } catch {
    return null;
  }
};

/** The public account, counted after now. */
export const readCover = async ({ apiUrl, runJob }: OwnProduct): Promise<Cover> => {
  const phone = createPhone(apiUrl);
  const asked = Date.now();
  await runJob("count-cover");
  let cover: Cover | null = null;
  await waitFor(
    "the tokens to be counted",
    async () => {
      cover = await lookAt(phone);
      return cover !== null && Date.parse(cover.at) >= asked;
    },
    120_000,
  );
  if (!cover) throw new Error("no cover was read");
  return cover;
};
