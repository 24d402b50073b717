import { backOfficePages } from "./page-rows/back-office.ts";
import { brandPages } from "./page-rows/brands.ts";
import { citizenPages } from "./page-rows/citizen.ts";
import { enteringPages } from "./page-rows/entering.ts";
import { officePages } from "./page-rows/office.ts";
import { pointPages } from "./page-rows/points.ts";
import { publicPages } from "./page-rows/public.ts";
import { transporterPages } from "./page-rows/transporters.ts";
import type { Page } from "./route-types.ts";

/** Every address of the site, once. */
export const pages: readonly Page[] = [
  ...publicPages,
  ...enteringPages,
  ...citizenPages,
  ...pointPages,
  ...transporterPages,
  ...brandPages,
  ...officePages,
  ...backOfficePages,
];
