import type { ResponseOf } from "@app/contract/endpoint";
import type { showPrivacyDesk as endpoint } from "@app/contract/privacy-desk";
import type { Context } from "../../context.ts";
import { countBreaches } from "./breaches.queries.ts";
import { countConsents, countRequests } from "./overview.queries.ts";

export const showPrivacyDesk = async ({
  db,
  clock,
}: Context): Promise<ResponseOf<typeof endpoint>> => {
  const [consents, requests, breaches] = await Promise.all([
    countConsents(db),
    countRequests(db, clock),
    countBreaches(db, clock),
  ]);
  const { exports: total, exportsLastMonth: lastMonth, ...erasures } = requests;
  return { consents, exports: { total, lastMonth }, erasures, breaches };
};
