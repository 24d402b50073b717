import type { showLeague as endpoint } from "@app/contract/classes";
import type { ResponseOf } from "@app/contract/endpoint";
import { schoolYearOf } from "@app/contract/school-year";
import type { Context } from "../../context.ts";
import { findToday } from "./classes.queries.ts";
import { rankSchools } from "./classes.rules.ts";
import { findLeague } from "./results.queries.ts";

export const showLeague = async ({ db, clock }: Context): Promise<ResponseOf<typeof endpoint>> => {
  const year = schoolYearOf(await findToday(db, clock));
  return { year, schools: rankSchools(await findLeague(db, year)) };
};
