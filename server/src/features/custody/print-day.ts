import { product } from "@app/contract/product";
import type { Context } from "../../context.ts";
import type { FileAnswer } from "../../http/route.ts";
import { showDay } from "./list-days.ts";

/** Three lines that a person can read out and a program can cut at the space. */
export const printDay = async (ctx: Context, asked: string): Promise<FileAnswer> => {
  const { day, treeSize, rootHash } = await showDay(ctx, asked);
  const lines = [
    `day ${day}`,
    `leaves ${treeSize}`,
    `sha256 ${Buffer.from(rootHash, "base64").toString("hex")}`,
  ];
  return {
    type: "txt",
    name: `${product.slug}-${day}.txt`,
    content: Buffer.from(lines.map((line) => `${line}\n`).join("")),
  };
};
