import { codeRules } from "@app/contract/codes";
import { maskPhone } from "@app/contract/phone";
import { type Limit, networkOf, seconds } from "../../limits.rules.ts";

export const channelOf = (target: string): "sms" | "mail" =>
  target.startsWith("+") ? "sms" : "mail";

/** 05 50 .. .. 00 and y…@example.com: enough for its owner to recognise. */
export const maskTarget = (target: string): string => {
  const at = target.lastIndexOf("@");
  return at < 0 ? maskPhone(target) : `${target.slice(0, 1)}…${target.slice(at)}`;
};

/**
 * Codes sent for one network and not answered. Hundreds of phones share an operator's address, and
 * people answer their codes; whoever only wants us to pay does not.
 */
export const unansweredLimit = (address: string): Limit => ({
  subject: `code-network:${networkOf(address)}`,
  most: 20,
  seconds: seconds.day,
});

/**
 * What sending costs is what somebody may want to make us pay: one number gets few, one network
 * few, and a block of a thousand neighbouring numbers few.
 */
export const sendingLimits = (target: string, address: string, perHour: number): Limit[] => [
  { subject: `code-minute:${target}`, most: 1, seconds: codeRules.resendSeconds },
  { subject: `code-hour:${target}`, most: perHour, seconds: seconds.hour },
  { subject: `code-day:${target}`, most: 5, seconds: seconds.day },
  unansweredLimit(address),
  ...(channelOf(target) === "sms"
    ? [{ subject: `code-block:${target.slice(0, -3)}`, most: 50, seconds: seconds.hour }]
    : []),
];

/** Guesses at codes, whoever's they are. */
export const answeringLimits = (address: string): Limit[] => [
  { subject: `answer-network:${networkOf(address)}`, most: 100, seconds: seconds.hour },
];
