import * as account from "@app/contract/account";
import * as privacy from "@app/contract/privacy";
import * as signUp from "@app/contract/sign-up";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { askDeletion } from "./ask-deletion.ts";
import { askEmailLink } from "./ask-email-link.ts";
import { askPhoneCode } from "./ask-phone-code.ts";
import { askSignUpCode, resendSignUpCode } from "./ask-sign-up-code.ts";
import { changeLanguage, renameAccount } from "./change-account.ts";
import { checkSignUpCode } from "./check-sign-up-code.ts";
import { confirmAccount } from "./confirm-account.ts";
import { confirmDeletion, keepAccount } from "./confirm-deletion.ts";
import { confirmEmail } from "./confirm-email.ts";
import { confirmPhone } from "./confirm-phone.ts";
import { createCitizenProfile } from "./create-citizen-profile.ts";
import { exportMyData } from "./export-data.ts";
import { joinBrand, showBrandInvitation } from "./join-brand.ts";
import { showAccount, showContact } from "./show-account.ts";
import { signUpAccount } from "./sign-up-account.ts";
import { signUpCitizen } from "./sign-up-citizen.ts";

const signUpRoutes = (ctx: Context): Route[] => [
  route(signUp.askSignUpCode, (call) => askSignUpCode(ctx, call.body, call)),
  route(signUp.checkSignUpCode, (call) => checkSignUpCode(ctx, call.body, call)),
  route(signUp.resendSignUpCode, (call) => resendSignUpCode(ctx, call.body.id, call)),
  route(signUp.signUpCitizen, (call) => signUpCitizen(ctx, call.body, call)),
  route(signUp.signUpAccount, (call) => signUpAccount(ctx, call.body, call)),
  route(signUp.confirmAccount, (call) => confirmAccount(ctx, call.body, call)),
  route(signUp.showBrandInvitation, (call) => showBrandInvitation(ctx, call.params.code, call)),
  route(signUp.joinBrand, (call) =>
    joinBrand(ctx, call.actor, call.params.code, call.body.company, call),
  ),
];

const accountRoutes = (ctx: Context): Route[] => [
  route(account.showContact, ({ actor }) => showContact(ctx, actor)),
  route(account.changeLanguage, ({ actor, body }) => changeLanguage(ctx, actor, body.lang)),
  route(account.showAccount, ({ actor }) => showAccount(ctx, actor)),
  route(account.renameAccount, ({ actor, body }) => renameAccount(ctx, actor, body)),
  route(account.askPhoneCode, (call) => askPhoneCode(ctx, call.actor, call.body, call)),
  route(account.confirmPhone, (call) => confirmPhone(ctx, call.actor, call.body, call)),
  route(account.askEmailLink, (call) => askEmailLink(ctx, call.actor, call.body, call)),
  route(account.confirmEmail, (call) => confirmEmail(ctx, call.body.token, call)),
  route(account.createCitizenProfile, ({ actor, body }) => createCitizenProfile(ctx, actor, body)),
];

const privacyRoutes = (ctx: Context): Route[] => [
  route(privacy.exportMyData, ({ actor }) => exportMyData(ctx, actor)),
  route(privacy.askDeletion, (call) => askDeletion(ctx, call.body.login, call)),
  route(privacy.confirmDeletion, (call) => confirmDeletion(ctx, call.body, call)),
  route(privacy.keepAccount, ({ actor }) => keepAccount(ctx, actor)),
];

export const accountsRoutes = (ctx: Context): Route[] => [
  ...signUpRoutes(ctx),
  ...accountRoutes(ctx),
  ...privacyRoutes(ctx),
];
