import { connect } from "../connect.ts";
import { buildFacility } from "./build-pickup.ts";

/** For whoever has no connection of the owner: a facility that takes what vans bring. */
export const openFacility = async (ownerUrl: string): Promise<string> => {
  const owner = connect(ownerUrl, { max: 1 });
  try {
    return await buildFacility(owner.db);
  } finally {
    await owner.close();
  }
};
