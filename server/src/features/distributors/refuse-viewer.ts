import { AppError } from "../../app-error.ts";
import type { CompanyActor } from "../identity/index.ts";

/** Whoever may only look says nothing in the company's name. */
export const refuseViewer = ({ company }: CompanyActor): void => {
  if (company.rank === "viewer") throw new AppError("forbidden");
};
