export { changeMarket } from "./change-market.ts";
