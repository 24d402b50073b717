import {
  acceptInvitation,
  inviteCollaborator,
  listCollaborators,
  removeCollaborator,
  showInvitation,
  withdrawInvitation,
} from "@app/contract/collaborators";
import type { BodyInput, ResponseOf } from "@app/contract/endpoint";
import { linkTokenSchema } from "@app/contract/fields";
import { listMyPoints, type MyPoint } from "@app/contract/points";
import { ApiError, call } from "../../lib/api-client.ts";

export type Team = ResponseOf<typeof listCollaborators>;
export type Collaborator = Team["collaborators"][number];
export type Invitation = Team["invitations"][number];
export type ShownInvitation = ResponseOf<typeof showInvitation>;
export type InviteBody = BodyInput<typeof inviteCollaborator>;

export const loadOwnPoints = async (): Promise<MyPoint[]> => {
  const { points } = await call(listMyPoints);
  return points.filter(({ membership }) => membership === "owner");
};

export const loadTeam = (pointId: string): Promise<Team> =>
  call(listCollaborators, { params: { pointId } });

export const invite = (pointId: string, body: InviteBody): Promise<Invitation> =>
  call(inviteCollaborator, { params: { pointId }, body });

/** Gone is gone: somebody else at the point, or another tab, was quicker. */
const unlessGone = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
};

export const withdraw = (pointId: string, id: string): Promise<void> =>
  unlessGone(call(withdrawInvitation, { params: { pointId, id } }));

export const remove = (pointId: string, userId: string): Promise<void> =>
  unlessGone(call(removeCollaborator, { params: { pointId, userId } }));

/** Null for a link that leads nowhere any more. */
export const findInvitation = async (token: string): Promise<ShownInvitation | null> => {
  if (!linkTokenSchema.safeParse(token).success) return null;
  try {
    return await call(showInvitation, { body: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.name === "link_dead") return null;
    throw error;
  }
};

/** Whoever works there already has what the invitation gives. */
export const accept = async (token: string): Promise<"accepted" | "dead"> => {
  try {
    await call(acceptInvitation, { body: { token } });
    return "accepted";
  } catch (error) {
    if (error instanceof ApiError && error.name === "already_member") return "accepted";
    if (error instanceof ApiError && error.name === "link_dead") return "dead";
    throw error;
  }
};
