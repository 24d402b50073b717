import type { PictureWidth } from "@app/contract/pictures";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { NotAPictureError, type PictureForm, pictureForms } from "./picture-forms.ts";

// Memory must not grow with what was asked for before, and one picture is one thread.
sharp.cache(false);
sharp.concurrency(1);
// Whatever slips through the check of the type below meets no reader: libvips has many.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/** Of the longer side, as kept. */
const keptPixels = 2048;
/** What may be put in: more than phones take unless they are told to. */
const mostPixels = 32_000_000;
const patience = { seconds: 10 };

const isForm = (form: string | undefined): form is PictureForm =>
  pictureForms.some((known) => known === form);

/** By its first bytes; a name or a header can say anything. */
const formOf = async (content: Uint8Array): Promise<PictureForm> => {
  const type = await fileTypeFromBuffer(content);
  if (!isForm(type?.ext)) throw new NotAPictureError(`it is ${type?.mime ?? "no picture"}`);
  return type.ext;
};

const write = (picture: Sharp, form: PictureForm): Promise<Buffer> => {
  const forms: Record<PictureForm, () => Sharp> = {
    webp: () => picture.webp({ quality: 80 }),
    jpg: () => picture.jpeg({ quality: 82, mozjpeg: true }),
    png: () => picture.png({ compressionLevel: 9 }),
  };
  return forms[form]().toBuffer();
};

/** The turn a phone noted is applied; everything else it noted (place, time, owner) is left out. */
const convert = async (
  content: Uint8Array,
  form: PictureForm,
  limits: SharpOptions,
  size: { width: number; height?: number },
): Promise<Buffer> => {
  const picture = sharp(content, { ...limits, failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .timeout(patience);
  try {
    return await write(picture, form);
  } catch (error) {
    throw new NotAPictureError("it cannot be read", { cause: error });
  }
};

/** As it is kept: in its own form, not larger than needed, written anew from its pixels alone. */
export const rewrite = async (
  content: Uint8Array,
): Promise<{ form: PictureForm; content: Buffer }> => {
  const form = await formOf(content);
  const size = { width: keptPixels, height: keptPixels };
  return { form, content: await convert(content, form, { limitInputPixels: mostPixels }, size) };
};

/** Of the longer side of a photo that proves something. */
const evidencePixels = 1280;

/** A photo that proves something: its pixels alone, always as JPEG. */
export const rewritePhoto = async (content: Uint8Array): Promise<Buffer> => {
  await formOf(content);
  const size = { width: evidencePixels, height: evidencePixels };
  return convert(content, "jpg", { limitInputPixels: mostPixels }, size);
};

/** As it is handed out. Nothing larger than what we keep is opened, whoever put it there. */
export const resize = async (
  content: Uint8Array,
  width: PictureWidth,
  form: PictureForm,
): Promise<Buffer> => {
  await formOf(content);
  return convert(content, form, { limitInputPixels: keptPixels * keptPixels }, { width });
};
