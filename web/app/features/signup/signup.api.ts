import type { Challenge } from "@app/contract/codes";
import { signUpOrganisation, type OrganisationInput } from "@app/contract/organisations";
import {
  type AccountInput,
  askSignUpCode,
  checkSignUpCode,
  type CitizenInput,
  confirmAccount,
  joinBrand,
  resendSignUpCode,
  showBrandInvitation,
  signUpAccount,
  signUpCitizen,
} from "@app/contract/sign-up";
import { call } from "../../lib/api-client.ts";
import type { Contact } from "./citizen/citizen-progress.ts";

export const askCode = ({ via, value }: Contact): Promise<Challenge> =>
  call(askSignUpCode, { body: via === "phone" ? { phone: value } : { email: value } });

export const checkCode = (answer: { id: string; code: string }) =>
  call(checkSignUpCode, { body: answer });

export const resendCode = (id: string): Promise<Challenge> =>
  call(resendSignUpCode, { body: { id } });

export const makeCitizen = async (body: CitizenInput): Promise<string> =>
  (await call(signUpCitizen, { body })).token;

export const startAccount = (body: AccountInput): Promise<Challenge> =>
  call(signUpAccount, { body });

export const finishAccount = async (answer: { id: string; code: string }): Promise<string> =>
  (await call(confirmAccount, { body: answer })).token;

export const findBrand = async (code: string): Promise<string> =>
  (await call(showBrandInvitation, { params: { code } })).brand;

export const acceptInvitation = (code: string, company: string): Promise<void> =>
  call(joinBrand, { params: { code }, body: { company } });

export const startOrganisation = async (body: OrganisationInput): Promise<string> =>
  (await call(signUpOrganisation, { body })).sentTo;
