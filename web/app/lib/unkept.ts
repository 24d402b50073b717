import { data } from "react-router";

/** For a page without the data it should show: sent this once, and not kept for others. */
export const unkept = <Data>(value: Data) =>
  data(value, { headers: { "Cache-Control": "no-store" } });
