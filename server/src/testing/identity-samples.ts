import { consentVersions } from "@app/contract/consent";
import { buildBrandInvitation } from "@app/database/testing/builders";
import { freshCode, freshLink, freshSession } from "./authorisation-things.ts";
import { worldPassword } from "./authorisation-world.ts";
import { freshEmail, freshPhone } from "./fresh.ts";
import { forgeryProof } from "./forgery-proof.ts";
import { body, type MakeSample, person } from "./sample.ts";

const goodPassword = "seven green crates";
const consent = { ...consentVersions };

const sessions: Record<string, MakeSample> = {
  "POST /api/auth/login": ({ citizen }) => body({ login: citizen.phone, password: worldPassword }),
  "POST /api/v1/session/code": () => body({ login: freshPhone() }),
  "POST /api/v1/session/challenge": async (world) =>
    body(await freshCode(world, "log_in", world.citizen.id)),
  "POST /api/v1/session/challenge/resend": async (world) =>
    body({ id: (await freshCode(world, "log_in", world.citizen.id)).id }),
  "POST /api/v1/session/refresh": async (world) => ({
    cookie: `__Host-refresh=${encodeURIComponent((await freshSession(world)).refresh)}`,
  }),
  "DELETE /api/v1/account/devices/:id": async (world) => ({
    params: { id: (await freshSession(world)).id },
  }),
  "POST /api/v1/account/app/confirm": () => body({ secret: "A".repeat(32), code: "000000" }),
  "POST /api/v1/account/password": () => body({ current: worldPassword, password: goodPassword }),
  "POST /api/v1/password/forgotten": () => body({ login: freshPhone(), strategy: "local" }),
  "POST /api/v1/password/new": async (world) =>
    body({ token: await freshLink(world, "reset_password"), password: goodPassword }),
};

const signUps: Record<string, MakeSample> = {
  "POST /api/v1/sign-up/code": () => body({ phone: freshPhone() }),
  "POST /api/v1/sign-up/code/check": async (world) => body(await freshCode(world, "sign_up", null)),
  "POST /api/v1/sign-up/code/resend": async (world) =>
    body({ id: (await freshCode(world, "sign_up", null)).id }),
  "POST /api/v1/sign-up/citizen": () =>
    body({ ticket: "x".repeat(64), ...person, communeCode: 101, consent }),
  "POST /api/v1/sign-up/account": () =>
    body({
      role: "transporter",
      ...person,
      phone: freshPhone(),
      email: freshEmail(),
      password: goodPassword,
      consent,
    }),
  "POST /api/v1/sign-up/account/confirm": async (world) =>
    body(await freshCode(world, "sign_up", null)),
  "GET /api/v1/brand-invitations/:code": async ({ server, brandId }) => ({
    params: { code: await buildBrandInvitation(server.database.db, brandId) },
  }),
  "POST /api/v1/brand-invitations/:code/accept": async ({ server, brandId }) => ({
    params: { code: await buildBrandInvitation(server.database.db, brandId) },
    body: { company: "Benali et fils" },
  }),
  "POST /api/auth/user/signin": ({ organisationEmail }) => ({
    ...forgeryProof,
    body: { email: organisationEmail, password: worldPassword },
  }),
  "POST /api/auth/user/signout": () => forgeryProof,
  "POST /api/v1/organisations": () =>
    body({
      kind: "school",
      name: "École El Amel",
      contactName: "Lynda Amrane",
      email: freshEmail(),
      phone: freshPhone(),
      password: goodPassword,
      communeCode: 101,
      consent,
    }),
};

const accounts: Record<string, MakeSample> = {
  "POST /api/user/lang": () => body({ lang: "ar" }),
  "PATCH /api/v1/account": () => body(person),
  "POST /api/v1/account/phone/code": () => body({ phone: freshPhone() }),
  "POST /api/v1/account/phone": async (world) =>
    body(await freshCode(world, "confirm_phone", world.citizen.id)),
  "POST /api/v1/account/email": () => body({ email: freshEmail() }),
  "POST /api/v1/email/confirm": async (world) =>
    body({ token: await freshLink(world, "confirm_email") }),
  "POST /api/v1/citizen/profile": async ({ server }) => {
    await server.database.db.deleteFrom("citizen_profiles").execute();
    return body({ username: "yasmine", communeCode: 101 });
  },
  "POST /api/v1/deletion/code": () => body({ login: freshPhone() }),
  "POST /api/v1/deletion": async (world) =>
    body(await freshCode(world, "delete_account", world.citizen.id)),
  "POST /api/BecomeRole": () => body({ user_type: 1 }),
  "POST /api/switchRole": () => body({ role: "Consumer" }),
};

export const identitySamples: Record<string, MakeSample> = { ...sessions, ...signUps, ...accounts };
