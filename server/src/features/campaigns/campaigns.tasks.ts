import { AppError } from "../../app-error.ts";
import { readerOf } from "../brand-company/index.ts";
import { fact, settleTask, subjectsOf, type TaskKind, titlesOf } from "../tasks/index.ts";
import { checkTask } from "./check-task.ts";
import { confirmCampaign } from "./confirm-campaign.ts";
import { findNamed } from "./decided.queries.ts";
import { refuseCampaign } from "./refuse-campaign.ts";
import { tellOfCampaign } from "./tell-of-campaign.ts";

type Named = Awaited<ReturnType<typeof findNamed>>[number];

const namesOf = ({ brand, name }: Named) => [
  fact("brand", "text", brand),
  fact("campaign", "text", name),
];
const daysOf = ({ firstDay, lastDay }: Named) => [
  fact("first_day", "day", firstDay),
  fact("last_day", "day", lastDay),
];

/** As it stands beside a filling. */
const longestReference = 120;

/** The payment has come, and the note is its reference; or it goes back to the brand. */
const checkCampaign: TaskKind = {
  kind: checkTask,
  group: "money",
  choices: [
    { id: "confirmed", note: "needed" },
    { id: "refused", note: "needed" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findNamed(db, subjectsOf(tasks)), (row) => [
      ...namesOf(row),
      fact("amount", "centimes", row.centimes),
    ]),
  show: async ({ db }, { subjectId }) => {
    const [row] = await findNamed(db, [subjectId]);
    if (!row) return { facts: [], reader: null };
    const facts = [
      ...namesOf(row),
      fact("amount", "centimes", row.centimes),
      fact("worth", "tokens", row.tokens),
      fact("bonus", "percent", row.bonusPercent),
      ...daysOf(row),
    ];
    return { facts, reader: await readerOf(db, row.brandId) };
  },
  decide: async (ctx, asked, { subjectId: id }, { choice, note }) => {
    if (choice === "refused") return refuseCampaign(ctx, asked, { id, note });
    if (note.length > longestReference) {
      throw new AppError("invalid_request", { fields: { note: ["too_long"] } });
    }
    const [row] = await findNamed(ctx.db, [id]);
    if (!row) throw new AppError("not_found");
    return confirmCampaign(ctx, asked, { id, centimes: row.centimes, reference: note });
  },
};

const campaignEnded: TaskKind = {
  kind: "campaign_ended",
  group: "money",
  choices: [
    { id: "agreed", note: "needed" },
    { id: "kept", note: "optional" },
  ],
  titles: async ({ db }, tasks) =>
    titlesOf(tasks, await findNamed(db, subjectsOf(tasks)), (row) => [
      ...namesOf(row),
      fact("left", "tokens", row.left),
    ]),
  show: async ({ db }, { subjectId }) => {
    const [row] = await findNamed(db, [subjectId]);
    if (!row) return { facts: [], reader: null };
    const facts = [
      ...namesOf(row),
      fact("left", "tokens", row.left),
      fact("worth", "tokens", row.tokens),
      fact("amount", "centimes", row.centimes),
      ...daysOf(row),
    ];
    return { facts, reader: await readerOf(db, row.brandId) };
  },
  decide: (ctx, asked, task, { choice, note }) =>
    settleTask(ctx, asked, task, choice, note, async (trx) => {
      if (choice !== "agreed") return;
      await tellOfCampaign(ctx, trx, task.subjectId, { about: "campaign_ended", reason: note });
    }),
};

export const campaignsTaskKinds: readonly TaskKind[] = [checkCampaign, campaignEnded];
