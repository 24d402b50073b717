import * as contract from "@app/contract/collaborators";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { acceptInvitation, showInvitation } from "./answer-invitation.ts";
import { inviteCollaborator } from "./invite-collaborator.ts";
import { listCollaborators } from "./list-collaborators.ts";
import { removeCollaborator } from "./remove-collaborator.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

export const collaboratorsRoutes = (ctx: Context): Route[] => [
  route(contract.listCollaborators, ({ actor, params }) =>
    listCollaborators(ctx, actor, params.pointId),
  ),
  route(contract.inviteCollaborator, ({ actor, params, body, locale }) =>
    inviteCollaborator(ctx, actor, { pointId: params.pointId, invited: body, locale }),
  ),
  route(contract.withdrawInvitation, ({ actor, params }) => withdrawInvitation(ctx, actor, params)),
  route(contract.removeCollaborator, ({ actor, params }) => removeCollaborator(ctx, actor, params)),
  route(contract.showInvitation, ({ body, address }) =>
    showInvitation(ctx, { token: body.token, address }),
  ),
  route(contract.acceptInvitation, ({ actor, body, address }) =>
    acceptInvitation(ctx, actor, { token: body.token, address }),
  ),
];
