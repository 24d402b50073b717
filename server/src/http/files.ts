import { createHash } from "node:crypto";
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

/** Shown by a browser as they are; the others are saved. */
const isShown = (type: FileType): boolean => type === "txt" || type === "json";

export const sendFile = (reply: FastifyReply, { type, name, content }: FileAnswer): FastifyReply =>
  reply
    .type(isText(type) ? `${fileTypes[type]}; charset=utf-8` : fileTypes[type])
    .header("content-disposition", `${isShown(type) ? "inline" : "attachment"}; filename="${name}"`)
    // The same address has other forms, and texts in the caller's language.
    .header("vary", "accept, x-locale")
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));

/** The same bytes have the same tag, whichever server made them. */
const tagOf = (content: Uint8Array): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;

export const isKnown = (header: string | undefined, tag: string): boolean =>
  header?.split(",").some((one) => one.trim().replace(/^W\//, "") === tag) ?? false;

/** For one that caches may keep: whoever has it already is told so in a few bytes. */
export const sendKeptFile = (
  reply: FastifyReply,
  answer: FileAnswer,
  known: string | undefined,
): FastifyReply => {
  const tag = tagOf(answer.content);
  reply.header("etag", tag);
  return isKnown(known, tag) ? reply.status(304).send() : sendFile(reply, answer);
};
