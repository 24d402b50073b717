import { expect, test } from "vitest";
import { sentCodeOf } from "../sent-code.ts";
import {
  type AccountAction,
  type AccountProgress,
  accountReducer,
  accountStart,
  accountStepAt,
} from "./account-progress.ts";

const challenge = { id: "c1", channel: "sms", sentTo: "05 50 .. .. 00", resendAfterSeconds: 60 };
const code = sentCodeOf({ ...challenge, channel: "sms" }, 0);
const invitation = { code: "ABCD2345", brand: "Source" };
const invited = { type: "invited", invitation } as const;
const sent = { type: "codeSent", code } as const;

const after = (...actions: AccountAction[]): AccountProgress =>
  actions.reduce(accountReducer, accountStart);

test("the digits come after the form, whatever the address asks for", () => {
  expect(accountStepAt("point", after(), 2)).toBe("account");
  expect(accountStepAt("point", after(sent), 2)).toBe("code");
  expect(accountStepAt("point", after(sent), 1)).toBe("account");
  expect(accountStepAt("point", after(sent), Number.NaN)).toBe("account");
});

test("a distributor shows an invitation first", () => {
  expect(accountStepAt("distributor", after(), 3)).toBe("invitation");
  expect(accountStepAt("distributor", after(invited), 3)).toBe("account");
  expect(accountStepAt("distributor", after(invited, sent), 3)).toBe("code");
});

test("an invitation that died leads back to the beginning", () => {
  const late = after(invited, sent, { type: "uninvited" });
  expect(accountStepAt("distributor", late, 3)).toBe("invitation");
});

test("dead digits stay on their screen; without the password they lead back to the form", () => {
  const dead = after(sent, { type: "codeDied" });
  expect(dead.code?.isDead).toBe(true);
  expect(accountStepAt("brand", dead, 2)).toBe("code");
  const lost = accountReducer(dead, { type: "codeLost" });
  expect(accountStepAt("brand", lost, 2)).toBe("account");
  expect(lost.timedOut).toBe(true);
});
