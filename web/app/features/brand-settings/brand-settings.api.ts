import * as company from "@app/contract/brand-company";
import * as face from "@app/contract/brand-face";
import * as goals from "@app/contract/brand-goals";
import * as team from "@app/contract/brand-team";
import type { BodyInput } from "@app/contract/endpoint";
import { ApiError, call } from "../../lib/api-client.ts";

export const loadCompany = () => call(company.showBrandCompany);
export const saveIdentity = (body: BodyInput<typeof company.saveIdentity>) =>
  call(company.saveIdentity, { body });
export const saveSeat = (body: BodyInput<typeof company.saveSeat>) =>
  call(company.saveSeat, { body });
export const saveContact = (body: BodyInput<typeof company.saveBrandContact>) =>
  call(company.saveBrandContact, { body });
export const savePackaging = (body: BodyInput<typeof company.savePackaging>) =>
  call(company.savePackaging, { body });

export const loadFace = () => call(face.showBrandFace);
export const saveFace = (body: BodyInput<typeof face.saveBrandFace>) =>
  call(face.saveBrandFace, { body });
export const saveLogo = async (data: string): Promise<string> =>
  (await call(face.saveBrandLogo, { body: { data } })).logo;
export const removeLogo = () => call(face.removeBrandLogo);

export const loadGoals = () => call(goals.listBrandGoals);
export const addGoal = (body: BodyInput<typeof goals.addGoal>, idempotencyKey: string) =>
  call(goals.addGoal, { body, idempotencyKey });
export const changeGoal = (id: string, body: BodyInput<typeof goals.changeGoal>) =>
  call(goals.changeGoal, { params: { id }, body });
export const endGoal = (id: string) => call(goals.endGoal, { params: { id } });

export const loadTeam = () => call(team.listBrandTeam);
export type Team = Awaited<ReturnType<typeof loadTeam>>;
export const invite = (body: BodyInput<typeof team.inviteToTeam>) =>
  call(team.inviteToTeam, { body });
export const withdraw = (id: string) => call(team.withdrawTeamInvitation, { params: { id } });
export const changeRank = (userId: string, rank: team.BrandRank) =>
  call(team.changeRank, { params: { userId }, body: { rank } });
export const removeMember = (userId: string) => call(team.removeMember, { params: { userId } });
export const leave = () => call(team.leaveTeam);

export const loadDistributors = () => call(team.listDistributors);
export const newCode = () => call(team.newDistributorCode);
export const withdrawCode = (code: string) =>
  call(team.withdrawDistributorCode, { params: { code } });

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof ApiError && error.name === name;

/** Null when the link opens nothing any more. */
export const findInvitation = async (token: string) => {
  // Not opened from a mail: there is nothing to ask for.
  if (!token) return null;
  try {
    return await call(team.showTeamInvitation, { body: { token } });
  } catch (error) {
    if (isNamed(error, "link_dead") || isNamed(error, "invalid_request")) return null;
    throw error;
  }
};

export const accept = async (token: string): Promise<"joined" | "dead" | "elsewhere"> => {
  try {
    await call(team.acceptTeamInvitation, { body: { token } });
    return "joined";
  } catch (error) {
    if (isNamed(error, "link_dead")) return "dead";
    if (isNamed(error, "already_member")) return "elsewhere";
    throw error;
  }
};

export const isLastAdmin = (error: unknown): boolean => isNamed(error, "last_admin");
