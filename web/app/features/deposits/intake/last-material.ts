import { type Material, materialSchema } from "@app/contract/materials";
import { deviceStore, keptPrefix } from "../../../lib/storage.ts";

const materialKey = `${keptPrefix}material`;

/** Bags of one kind come one after the other, also after the app was closed. */
export const keepMaterial = (material: Material): void => deviceStore.write(materialKey, material);

export const readMaterial = (): Material | null =>
  materialSchema.safeParse(deviceStore.read(materialKey)).data ?? null;
