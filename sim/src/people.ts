import { createHmac } from "node:crypto";
import { confirmAuthenticatorApp, startAuthenticatorApp } from "@app/contract/authenticator-app";
import { showCodeSecret } from "@app/contract/code-secret";
import { consentVersions } from "@app/contract/consent";
import { codeStepSeconds, sealBytes } from "@app/contract/identification";
import { answerChallenge, currentUser, login } from "@app/contract/session";
import {
  askSignUpCode,
  checkSignUpCode,
  confirmAccount,
  signUpAccount,
  signUpCitizen,
} from "@app/contract/sign-up";
import { createPhone, type Phone } from "./api.ts";
import type { CitizenPlan } from "./country.ts";
import type { Product } from "./product.ts";

const password = "trois sacs de bouteilles";
const smsPatienceMs = 60_000;

/** Far enough from each other to count as another block of numbers. */
export const createNumbers = (start: number): (() => string) => {
  let count = start;
  return () => `+2135${String((++count * 12_347) % 100_000_000).padStart(8, "0")}`;
};

/** The six digits that came to a number. */
const digitsFor = async (
  { catcher }: Pick<Product, "catcher">,
  number: string,
): Promise<string> => {
  const digits = /\b\d{6}\b/;
  const { text } = await catcher.waitFor(
    ({ channel, to, text }) => channel === "sms" && to === number && digits.test(text),
    smsPatienceMs,
  );
  return digits.exec(text)?.[0] ?? "";
};

export interface Citizen {
  phone: Phone;
  code: string;
  /** The moving part of the code as the app shows it at that moment. */
  sealAt: (moment: Date) => string;
}

export const signUp = async (
  product: Product,
  number: string,
  { firstName, lastName }: Pick<CitizenPlan, "firstName" | "lastName">,
  communeCode: number,
): Promise<Citizen> => {
  const phone = createPhone(product.apiUrl);
  const { id } = await phone.ask(askSignUpCode, { body: { phone: number } });
  const code = await digitsFor(product, number);
  const { ticket } = await phone.ask(checkSignUpCode, { body: { id, code } });
  if (ticket === null) throw new Error(`${number} has an account already`);
  const consent = consentVersions;
  const body = { ticket, firstName, lastName, communeCode, consent };
  const { token } = await phone.ask(signUpCitizen, { body });
  phone.useToken(token);
  const own = await phone.ask(showCodeSecret);
  const secret = Buffer.from(own.secret, "base64url");
  return {
    phone,
    code: own.code,
    sealAt: (moment) => {
      const step = Math.floor(moment.getTime() / 1000 / codeStepSeconds);
      const mac = createHmac("sha256", secret).update(`${own.code}|${step}`).digest();
      return `${step}.${mac.subarray(0, sealBytes).toString("base64url")}`;
    },
  };
};

type Role = "point" | "brand";

const signUpAs = async (product: Product, number: string, role: Role): Promise<Phone> => {
  const phone = createPhone(product.apiUrl);
  const email = `p${number.slice(1)}@dawra.example`;
  const { id } = await phone.ask(signUpAccount, {
    body: {
      role,
      firstName: "Rachid",
      lastName: "Amrane",
      phone: number,
      email,
      password,
      consent: consentVersions,
    },
  });
  const code = await digitsFor(product, number);
  const { token } = await phone.ask(confirmAccount, { body: { id, code } });
  phone.useToken(token);
  return phone;
};

export const signUpOwner = (product: Product, number: string): Promise<Phone> =>
  signUpAs(product, number, "point");

/** As one of the demo's people: the password, and the digits for a new device. */
export const logIn = async (
  product: Pick<Product, "apiUrl" | "catcher">,
  number: string,
  demoPassword: string,
): Promise<Phone> => {
  const phone = createPhone(product.apiUrl);
  const answer = await phone.ask(login, { body: { login: number, password: demoPassword } });
  let { token } = answer;
  if (answer.challenge) {
    const code = await digitsFor(product, number);
    ({ token } = await phone.ask(answerChallenge, { body: { id: answer.challenge.id, code } }));
  }
  phone.useToken(token ?? "");
  return phone;
};

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows (RFC 6238). */
const appCode = (secret: string): string => {
  const bits = [...secret]
    .map((sign) => base32.indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const word = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(word % 1_000_000).padStart(6, "0");
};

/** Somebody of the back office, with an authenticator app, as it wants them. */
export const hireClerk = async (product: Product, number: string): Promise<Phone> => {
  const phone = await signUpAs(product, number, "brand");
  const { user } = await phone.ask(currentUser);
  await product.makeAdmin(user.id);
  const { secret } = await phone.ask(startAuthenticatorApp);
  await phone.ask(confirmAuthenticatorApp, { body: { secret, code: appCode(secret) } });
  return phone;
};
