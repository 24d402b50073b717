import { readerOf, tellBrand } from "../brand-company/index.ts";
import { fact, factIf, settleTask, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { findReported } from "./reported.queries.ts";

/** A report is out and stays as it is; the brand learns what it should say beside it. */
const reportedClaim: TaskKind = {
  kind: "reported_claim",
  group: "lots",
  choices: [
    { id: "told", note: "needed" },
    { id: "noted", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findReported(db, subjectsOf(tasks)), ({ brand, number }) => [
      fact("brand", "text", brand),
      fact("claim", "code", number),
    ]),
  show: async ({ db }, { subjectId, data }) => {
    const [claim] = await findReported(db, [subjectId]);
    if (!claim) return { facts: [], reader: null };
    const facts = [
      fact("brand", "text", claim.brand),
      fact("claim", "code", claim.number),
      ...factIf("report", "code", claim.report),
      fact("claimed", "grams", claim.grams),
      fact("missing", "grams", Number(data["grams"] ?? 0)),
    ];
    return { facts, reader: await readerOf(db, claim.brandId) };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      const [claim] = await findReported(trx, [task.subjectId]);
      if (choice !== "told" || !claim) return;
      await tellBrand(ctx, trx, claim.brandId, {
        about: "claim_reduced",
        reference: claim.report ?? claim.number,
        reason: note,
        goOnAt: "/csr/reports",
      });
    }),
};

export const claimsTaskKinds: readonly TaskKind[] = [reportedClaim];
