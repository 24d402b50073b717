import type { showWeighIn as endpoint } from "@app/contract/deliveries";
import type { ResponseOf } from "@app/contract/endpoint";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../../http/route.ts";
import { shortName } from "../../short-name.ts";
import { findLink } from "./find-link.ts";
import { toFacility } from "./shown-facility.ts";

/** One that was weighed in says so for as long as somebody opens it; one that was not, dies. */
export const showWeighIn = async (
  ctx: Context,
  { params, address }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> => {
  const found = await findLink(ctx, { token: params.token, address });
  if (found.isOver && !found.received_at) throw new AppError("link_dead");
  return {
    facility: toFacility(found),
    driver: { name: shortName(found.first_name, found.last_name), plate: found.plate ?? "" },
    onBoard: found.on_board,
    lots: found.lots,
    expiresAt: found.expires_at.toISOString(),
    receivedAt: found.received_at?.toISOString() ?? null,
  };
};
