import type { Context } from "../../context.ts";
import { putCoverCount } from "./budgets.queries.ts";

/** Every token, counted at one moment: the public page shows the last count. */
export const countCover = ({ db, clock }: Context): Promise<void> => putCoverCount(db, clock);
