import * as contract from "@app/contract/organisations";
import type { Context } from "../../context.ts";
import { type Route, route } from "../../http/route.ts";
import { giveCsrfCookie } from "./give-csrf-cookie.ts";
import { showOrganisation } from "./show-organisation.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";

export const organisationsRoutes = (ctx: Context): Route[] => [
  route(contract.csrfCookie, async ({ cookies }) => giveCsrfCookie(cookies)),
  route(contract.organisationSignin, ({ body, address, cookies }) =>
    signIn(ctx, body, address, cookies),
  ),
  route(contract.organisationMe, ({ actor }) => showOrganisation(ctx, actor)),
  route(contract.organisationSignout, ({ cookies }) => signOut(ctx, cookies)),
  route(contract.signUpOrganisation, ({ body, locale, address }) =>
    signUp(ctx, body, { locale, address }),
  ),
];
