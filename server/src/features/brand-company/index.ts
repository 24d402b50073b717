export { type BrandAnswer, readerOf, tellBrand } from "./tell-brand.ts";
