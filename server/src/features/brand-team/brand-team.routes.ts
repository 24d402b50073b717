import * as contract from "@app/contract/brand-team";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { acceptTeamInvitation, showTeamInvitation } from "./answer-team-invitation.ts";
import { changeMember } from "./change-member.ts";
import { listDistributors, newDistributorCode, withdrawDistributorCode } from "./distributors.ts";
import { inviteToTeam, withdrawTeamInvitation } from "./invite-to-team.ts";
import { listTeam } from "./list-team.ts";

export const brandTeamRoutes = (ctx: Context): Route[] => [
  route(contract.listBrandTeam, ({ actor }) => listTeam(ctx, actor)),
  route(contract.inviteToTeam, ({ actor, body, locale }) =>
    inviteToTeam(ctx, actor, { ...body, locale }),
  ),
  route(contract.withdrawTeamInvitation, ({ actor, params }) =>
    withdrawTeamInvitation(ctx, actor, params.id),
  ),
  route(contract.changeRank, async ({ actor, params, body }) => {
    await changeMember(ctx, actor, params.userId, body.rank);
    return {};
  }),
  route(contract.removeMember, ({ actor, params }) =>
    changeMember(ctx, actor, params.userId, null),
  ),
  route(contract.leaveTeam, ({ actor }) => changeMember(ctx, actor, actor.userId, null)),
  route(contract.showTeamInvitation, ({ body, address }) =>
    showTeamInvitation(ctx, { token: body.token, address }),
  ),
  route(contract.acceptTeamInvitation, ({ actor, body, address }) =>
    acceptTeamInvitation(ctx, actor, { token: body.token, address }),
  ),
  route(contract.listDistributors, ({ actor }) => listDistributors(ctx, actor)),
  route(contract.newDistributorCode, ({ actor }) => newDistributorCode(ctx, actor)),
  route(contract.withdrawDistributorCode, ({ actor, params }) =>
    withdrawDistributorCode(ctx, actor, params.code),
  ),
];
