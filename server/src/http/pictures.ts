import { errorSchema } from "@app/contract/errors";
import { pictureQuerySchema, picturesPath } from "@app/contract/pictures";
import type { FastifyInstance, FastifySchema } from "fastify";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Context } from "../context.ts";
import { type PictureForm, pictureForms } from "../pictures/picture-forms.ts";
import { isKnown } from "./files.ts";

const types: Record<PictureForm, string> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};

/** Higher when pictures are made in another way: then phones fetch them anew. */
const making = 1;

const formOf = (name: string, accept: string | undefined): PictureForm => {
  if (accept?.toLowerCase().includes(types.webp)) return "webp";
  return pictureForms.find((form) => name.endsWith(`.${form}`)) ?? "webp";
};

const binary = z.string().meta({ format: "binary" });

const schema: FastifySchema = {
  summary: "A picture, resized: WebP for whoever names it in Accept, else the form it is kept in",
  operationId: "getApiPicture",
  tags: ["pictures"],
  params: z.object({ name: z.string() }),
  querystring: pictureQuerySchema,
  response: {
    200: {
      description: "The picture",
      content: Object.fromEntries(
        Object.values(types).map((type) => [type, { schema: binary }] as const),
      ),
    },
    404: errorSchema,
    422: errorSchema,
    503: errorSchema,
  },
};

/** The same for everybody, whoever asks: no session is looked at, so caches may keep it. */
export const registerPictures = (app: FastifyInstance, { pictures }: Context): void => {
  app.get(picturesPath, { schema }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const { w: width } = request.query as z.infer<typeof pictureQuerySchema>;
    const form = formOf(name, request.headers.accept);
    const picture = await pictures.show(name, width, form);
    if (!picture) throw new AppError("not_found");
    const tag = `"${name}-${width}-${form}-${making}"`;
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("etag", tag)
      .header("vary", "accept");
    if (isKnown(request.headers["if-none-match"], tag)) return reply.status(304).send();
    return reply.type(types[form]).send(picture);
  });
};
