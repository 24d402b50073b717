import { brandDecisions } from "@app/contract/brand-company";
import { AppError } from "../../app-error.ts";
import { fact, factIf, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { checkKind } from "./brand-company.rules.ts";
import { findChecked } from "./check.queries.ts";
import { decideBrand } from "./decide-brand.ts";
import { readerOf } from "./tell-brand.ts";

const checkBrand: TaskKind = {
  kind: checkKind,
  group: "checks",
  choices: [
    { id: "approved", note: "optional" },
    { id: "more_info", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findChecked(db, subjectsOf(tasks)), ({ name }) => [
      fact("brand", "text", name),
    ]),
  show: async ({ db }, { subjectId }) => {
    const [company] = await findChecked(db, [subjectId]);
    const { tonnageKilograms = null } = company ?? {};
    return {
      facts: [
        ...factIf("company", "text", company?.legalName),
        ...factIf("register_number", "code", company?.rc),
        ...factIf("tax_number", "code", company?.nif),
        ...factIf("address", "text", company?.address),
        ...factIf("phone", "code", company?.contactPhone),
        ...factIf("tonnage", "grams", tonnageKilograms && tonnageKilograms * 1000),
      ],
      reader: await readerOf(db, subjectId),
    };
  },
  decide: (ctx, asked, { subjectId }, { choice, note }) => {
    const decision = brandDecisions.find((one) => one === choice);
    if (!decision) throw new AppError("not_found");
    return decideBrand(ctx, asked, subjectId, { decision, note });
  },
};

export const brandCompanyTaskKinds: readonly TaskKind[] = [checkBrand];
