import type { Trx } from "@app/database/connect";
import type { Context } from "../../context.ts";
import { type BrandAnswer, tellBrand } from "../brand-company/index.ts";
import { findNamed } from "./decided.queries.ts";

/** Those who manage the brand read what was decided about its campaign. */
export const tellOfCampaign = async (
  ctx: Context,
  trx: Trx,
  id: string,
  answer: Pick<BrandAnswer, "about" | "reason">,
): Promise<void> => {
  const [campaign] = await findNamed(trx, [id]);
  if (!campaign) return;
  const { brandId, name: reference } = campaign;
  await tellBrand(ctx, trx, brandId, { ...answer, reference, goOnAt: "/csr/campaigns" });
};
