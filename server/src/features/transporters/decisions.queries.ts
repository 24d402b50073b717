import type { PointDecision } from "@app/contract/point-changes";
import type { AskedPaper } from "@app/contract/transporter-profile";
import { type Clock, sqlNow } from "@app/database/clock";
import type { Trx } from "@app/database/connect";

export const lockTransporter = (trx: Trx, id: string) =>
  trx
    .selectFrom("transporter_profiles as p")
    .innerJoin("users as u", "u.id", "p.user_id")
    .select([
      "p.status",
      "u.id",
      "u.phone",
      "u.email",
      "u.email_verified_at as emailVerifiedAt",
      "u.locale",
    ])
    .where("p.user_id", "=", id)
    .forNoKeyUpdate("p")
    .executeTakeFirst();
export type LockedTransporter = NonNullable<Awaited<ReturnType<typeof lockTransporter>>>;

const statusAfter = { approved: "active", more_info: "draft", refused: "refused" } as const;

export const setDecision = async (
  trx: Trx,
  clock: Clock,
  id: string,
  { decision, papers }: { decision: PointDecision; papers: readonly AskedPaper[] },
): Promise<void> => {
  await trx
    .updateTable("transporter_profiles")
    .set({
      status: statusAfter[decision],
      asked_papers: JSON.stringify(papers),
      ...(decision === "approved" && { approved_at: sqlNow(clock) }),
    })
    .where("user_id", "=", id)
    .execute();
};
