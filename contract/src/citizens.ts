import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { product } from "./product.ts";
import { codeSchema } from "./public-code.ts";

export const findCitizen = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizens/:code",
  summary: "Whose code this is: first name and initial, no more",
  access: "point-staff",
  params: z.object({ code: codeSchema }),
  status: 200,
  response: z.object({ code: z.string(), shortName: z.string() }),
  errors: ["citizen_unknown", "too_many_requests"],
});

/** A card to carry. Its code says that it is one, so that a deposit made with it is marked as such. */
export const drawCard = defineEndpoint({
  method: "GET",
  path: "/api/v1/citizens/:code/card",
  summary: "The printable card of a citizen: for themselves, or for the point that registered them",
  access: "signed-in",
  files: ["pdf", "svg"],
  params: z.object({ code: codeSchema }),
  /** One card as large as it is, or a sheet of ten to cut. */
  query: z.object({ sheet: z._default(z.stringbool(), false) }),
  status: 200,
  response: z.string(),
  errors: ["citizen_unknown", "too_many_requests"],
});

/** What the code of a card holds: the page of every personal code, and that it was printed. */
export const cardAddress = (siteUrl: string, code: string): string =>
  `${siteUrl}/ana-${product.slug}?q=${code}&card=1`;
