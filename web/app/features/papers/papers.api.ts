import { drawCard } from "@app/contract/citizens";
import { fileTypes } from "@app/contract/endpoint";
import { drawPoster, listMyPoints, type MyPoint } from "@app/contract/points";
import { product } from "@app/contract/product";
import { showSmsReceipts, switchSmsReceipts } from "@app/contract/sms-receipts";
import { citizenStatement } from "@app/contract/statement";
import { ApiError, call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";
import type { Period } from "./periods.ts";

export const loadOwnPoints = async (): Promise<MyPoint[]> => {
  const { points } = await call(listMyPoints);
  return points.filter(({ membership }) => membership === "owner");
};

const posterPath = (pointId: string): string => drawPoster.path.replace(":id", pointId);

/** The picture of the poster; null for a point that is not open to people yet. */
export const loadPoster = async (pointId: string): Promise<Blob | null> => {
  try {
    return await download(posterPath(pointId), fileTypes.svg);
  } catch (error) {
    if (error instanceof ApiError && error.name === "not_found") return null;
    throw error;
  }
};

export const savePoster = async (pointId: string): Promise<void> =>
  saveBlob(`${product.slug}-poster.pdf`, await download(posterPath(pointId), fileTypes.pdf));

export const saveStatement = async ({ from, to }: Period, type: "pdf" | "csv"): Promise<void> => {
  const path = `${citizenStatement.path}?${new URLSearchParams({ from, to })}`;
  saveBlob(`${product.slug}-${from}-${to}.${type}`, await download(path, fileTypes[type]));
};

export const saveCard = async (code: string): Promise<void> => {
  const path = drawCard.path.replace(":code", code);
  saveBlob(`${product.slug}-${code}.pdf`, await download(path, fileTypes.pdf));
};

export const loadReceipts = () => call(showSmsReceipts);

export const switchReceipts = (on: boolean): Promise<void> =>
  call(switchSmsReceipts, { body: { on } });
