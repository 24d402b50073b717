import { type FileType, fileTypes } from "@app/contract/endpoint";
import type { FastifyReply } from "fastify";
import type { FileAnswer } from "./route.ts";

/** The first form of the document that the caller names; whoever names none gets the usual one. */
export const fileTypeOf = (
  types: readonly FileType[] | undefined,
  accept: string | undefined,
): FileType | undefined =>
  types?.find((type) => accept?.toLowerCase().includes(fileTypes[type])) ?? types?.[0];

/** Written by hand or by us as text; the others say in themselves how they are to be read. */
const isText = (type: FileType): boolean => type === "csv" || type === "txt";

export const sendFile = (reply: FastifyReply, { type, name, content }: FileAnswer): FastifyReply =>
  reply
    .type(isText(type) ? `${fileTypes[type]}; charset=utf-8` : fileTypes[type])
    .header(
      "content-disposition",
      `${type === "txt" ? "inline" : "attachment"}; filename="${name}"`,
    )
    // The same address has other forms, and texts in the caller's language.
    .header("vary", "accept, x-locale")
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
