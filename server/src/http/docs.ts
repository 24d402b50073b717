import { product } from "@app/contract/product";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

/** Its scripts and styles are files beside it; pictures are drawn in the styles. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The document at /api/openapi.json, for people at /api/docs. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: `${product.name.en} API`, version: "1" },
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer" },
          organisation: { type: "apiKey", in: "cookie", name: "__Host-organisation" },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: docsPolicy });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
};
