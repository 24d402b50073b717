import { localizedTextSchema } from "@app/contract/localized-text";
import type { Facility } from "@app/contract/pickups";
import type { FoundDelivery } from "./deliveries.queries.ts";

export const toFacility = (found: FoundDelivery): Facility => ({
  id: found.facility_id,
  name: localizedTextSchema.parse(found.facility_name),
  latitude: found.facility_latitude,
  longitude: found.facility_longitude,
});
