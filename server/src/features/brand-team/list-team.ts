import type { Context } from "../../context.ts";
import { type CompanyActor, maskTarget } from "../identity/index.ts";
import { findMembers } from "./members.queries.ts";
import { findOpenInvitations } from "./team-invitations.queries.ts";

export const listTeam = async (ctx: Context, { company, userId }: CompanyActor) => {
  const mayManage = company.rank === "admin";
  const members = await findMembers(ctx.db, company.id);
  const invitations = mayManage ? await findOpenInvitations(ctx.db, ctx.clock, company.id) : [];
  return {
    mayManage,
    members: members.map(({ since, ...member }) => ({
      ...member,
      isYou: member.userId === userId,
      since: since.toISOString(),
    })),
    invitations: invitations.map(({ id, email, rank, expiresAt }) => ({
      id,
      sentTo: maskTarget(email),
      rank,
      expiresAt: expiresAt.toISOString(),
    })),
  };
};
