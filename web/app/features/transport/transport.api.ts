import { showDelivery, startDelivery } from "@app/contract/deliveries";
import { fileTypes, type BodyInput, type ResponseOf } from "@app/contract/endpoint";
import { showPickup, type Window } from "@app/contract/pickups";
import { product } from "@app/contract/product";
import {
  acceptJob,
  earningsSheet,
  listJobs,
  orderRoute,
  proposeWindow,
  showEarnings,
  showJob,
  showRoute,
  startWay,
  tellLate,
} from "@app/contract/transport-jobs";
import { ApiError, call, download } from "../../lib/api-client.ts";
import type { Position } from "../../lib/distance.ts";
import { saveBlob } from "../../lib/save-blob.ts";

export type Route = ResponseOf<typeof showRoute>;
export type RouteStop = Route["stops"][number];
export type Jobs = ResponseOf<typeof listJobs>;
export type JobDetails = ResponseOf<typeof showJob>;
export type PickupDetails = ResponseOf<typeof showPickup>;
export type Earnings = ResponseOf<typeof showEarnings>;
export type Delivery = ResponseOf<typeof showDelivery>;
export type StartedDelivery = ResponseOf<typeof startDelivery>;

const coordinates = (position: Position | null) =>
  position ? { latitude: position.lat, longitude: position.lng } : {};

export const routeSource = {
  name: "route",
  load: (): Promise<Route> => call(showRoute),
  parse: (value: unknown): Route => showRoute.response.parse(value),
};

/** Another day than the present one, "2026-08-03". */
export const routeOn = (day: string) => ({
  ...routeSource,
  name: `route.${day}`,
  load: (): Promise<Route> => call(showRoute, { query: { day } }),
});

/** Where the driver is goes along when they said so; what is kept is kept under one name. */
export const jobsSource = (position: Position | null) => ({
  name: "jobs",
  load: (): Promise<Jobs> => call(listJobs, { query: coordinates(position) }),
  parse: (value: unknown): Jobs => listJobs.response.parse(value),
});

/** Not there for this driver, or not any more; an address that can be none is refused as such. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.name === "job_taken" || [404, 422].includes(error.status));

/** Null when it is gone. */
const goneAsNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
};

/** Null when it can no longer be taken: another driver was faster, or the point needs it no more. */
export const jobSource = (id: string) => ({
  name: `job.${id}`,
  load: (): Promise<JobDetails | null> => goneAsNull(call(showJob, { params: { id } })),
  parse: (value: unknown): JobDetails | null =>
    value === null ? null : showJob.response.parse(value),
});

/** Null when it is not this driver's, or not any more. A point keeps its own view of it under `pickup`. */
export const pickupSource = (id: string) => ({
  name: `driver.pickup.${id}`,
  load: (): Promise<PickupDetails | null> => goneAsNull(call(showPickup, { params: { id } })),
  parse: (value: unknown): PickupDetails | null =>
    value === null ? null : showPickup.response.parse(value),
});

export const takeJob = (id: string, vehicleId: string, idempotencyKey: string) =>
  call(acceptJob, { params: { id }, body: { vehicleId }, idempotencyKey });

export const proposeTime = (id: string, window: Window, idempotencyKey: string) =>
  call(proposeWindow, { params: { id }, body: { window }, idempotencyKey });

export const setOut = (id: string, idempotencyKey: string) =>
  call(startWay, { params: { id }, idempotencyKey });

export const sayLate = (
  id: string,
  minutes: BodyInput<typeof tellLate>["minutes"],
  idempotencyKey: string,
) => call(tellLate, { params: { id }, body: { minutes }, idempotencyKey });

export const saveOrder = (day: string, ids: readonly string[], idempotencyKey: string) =>
  call(orderRoute, { body: { day, ids: [...ids] }, idempotencyKey });

export const beginDelivery = (facilityId: string, idempotencyKey: string) =>
  call(startDelivery, { body: { facilityId }, idempotencyKey });

export const readDelivery = (id: string): Promise<Delivery> =>
  call(showDelivery, { params: { id } });

export const loadEarnings = (month: string | undefined): Promise<Earnings> =>
  call(showEarnings, { query: { month } });

export const saveSheet = async (month: string, type: "pdf" | "csv"): Promise<void> => {
  const path = `${earningsSheet.path}?${new URLSearchParams({ month })}`;
  saveBlob(`${product.slug}-${month}.${type}`, await download(path, fileTypes[type]));
};
