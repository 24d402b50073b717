import type { Challenge } from "@app/contract/codes";
import { askLoginCode, resendChallenge } from "@app/contract/session";
import { call } from "../../lib/api-client.ts";

export const sendLoginCode = (login: string): Promise<Challenge> =>
  call(askLoginCode, { body: { login } });

export const sendCodeAgain = ({ id }: Challenge): Promise<Challenge> =>
  call(resendChallenge, { body: { id } });
