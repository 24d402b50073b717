import { drawBadge, showBadge, type Badge } from "@app/contract/badges";
import { type BodyInput, fileTypes } from "@app/contract/endpoint";
import { product } from "@app/contract/product";
import * as contract from "@app/contract/transporter-profile";
import { call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";

export const loadFile = async () => (await call(contract.showTransporterProfile)).profile;

export const saveDriver = (body: BodyInput<typeof contract.saveDriver>) =>
  call(contract.saveDriver, { body });
export const saveVehicles = (body: BodyInput<typeof contract.saveVehicles>) =>
  call(contract.saveVehicles, { body });
export const savePayment = (body: BodyInput<typeof contract.savePayment>) =>
  call(contract.savePayment, { body });
export const submitFile = () => call(contract.submitTransporterProfile);

/** Shown at doors where there is no network; it holds no number of any paper. */
export const badgeSource = {
  name: "badge",
  load: (): Promise<Badge> => call(showBadge),
  parse: (value: unknown): Badge => showBadge.response.parse(value),
};

export const saveBadge = async (plate: string): Promise<void> => {
  const path = `${drawBadge.path}?${new URLSearchParams({ plate })}`;
  saveBlob(`${product.slug}-badge.pdf`, await download(path, fileTypes.pdf));
};
