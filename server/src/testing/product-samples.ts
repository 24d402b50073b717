import { buildLine, buildProduct, freshBarcode } from "@app/database/testing/build-products";
import type { World } from "./authorisation-world.ts";

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const freshProduct = async ({ server, brandId }: World): Promise<string> =>
  (await buildProduct(server.database.db, brandId)).id;

const bottle = () => ({
  name: "Tassili 1.5 L",
  material: "pet",
  volumeMl: 1500,
  emptyMilligrams: 32_500,
  barcode: freshBarcode(),
  unitsPerYear: 1000,
});

const thisYear = (): number => new Date().getUTCFullYear();

const freshLine = async (world: World) => {
  const { server, brandId, distributorId } = world;
  const productId = await freshProduct(world);
  const line = { brandId, productId, distributorId, year: thisYear() };
  return { productId, id: await buildLine(server.database.db, line) };
};

const lineOf = (productId: string) => ({
  productId,
  year: thisYear(),
  wilayaCode: 31,
  distributorId: null,
  units: 5,
});

const sheet = (): Asked => ({ body: { year: thisYear(), text: "1;2;3;4" } });

export const productSamples: Record<string, (world: World) => Asked | Promise<Asked>> = {
  "GET /api/v1/brand/products/:id": async (world) => ({
    params: { id: await freshProduct(world) },
  }),
  "POST /api/v1/brand/products": () => ({ body: bottle() }),
  "PUT /api/v1/brand/products/:id": async (world) => ({
    params: { id: await freshProduct(world) },
    body: bottle(),
  }),
  "PUT /api/v1/brand/products/:id/archived": async (world) => ({
    params: { id: await freshProduct(world) },
    body: { isArchived: true },
  }),
  "PUT /api/v1/brand/products/:id/picture": async (world) => ({
    params: { id: await freshProduct(world) },
    body: { data: null },
  }),
  "POST /api/v1/brand/distribution": async (world) => ({
    body: lineOf(await freshProduct(world)),
  }),
  "PUT /api/v1/brand/distribution/:id": async (world) => {
    const { id, productId } = await freshLine(world);
    return { params: { id }, body: lineOf(productId) };
  },
  "DELETE /api/v1/brand/distribution/:id": async (world) => ({
    params: { id: (await freshLine(world)).id },
  }),
  "POST /api/v1/brand/distribution/sheet/check": sheet,
  "POST /api/v1/brand/distribution/sheet": sheet,
  "GET /api/v1/brand/distribution/sheet": () => ({ query: { year: String(thisYear()) } }),
  "PUT /api/v1/distributor/lines/:id/units": async (world) => ({
    params: { id: (await freshLine(world)).id },
    body: { units: 5 },
  }),
  "PUT /api/v1/distributor/months/:month": async (world) => {
    const { productId } = await freshLine(world);
    return {
      params: { month: new Date().toISOString().slice(0, 7) },
      body: { lines: [{ productId, wilayaCode: 16, units: 5 }] },
    };
  },
};
