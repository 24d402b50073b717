import { randomUUID } from "node:crypto";
import {
  buildBrand,
  buildOrganisation,
  buildOrganisationSession,
  buildPoint,
  buildSession,
  buildTransporterProfile,
  buildUser,
  makeAdmin,
  type UserOverrides,
} from "@app/database/testing/builders";
import { buildClass, buildSchool } from "@app/database/testing/build-class";
import type { Kept } from "./browser.ts";
import type { Stack } from "./stack.ts";

const signedIn = (strategy: "local" | "user", token: string) => [
  { name: `auth._token.${strategy}`, value: token },
  { name: "auth.strategy", value: strategy },
];

/** The session of an office or a school: what opens it is the cookie. */
export const organisationPass = async ({ database: { db } }: Stack, id: string): Promise<Kept> => ({
  storage: signedIn("user", "named by the cookie"),
  cookies: [{ name: "organisation", value: await buildOrganisationSession(db, id) }],
});

const person = async ({ database: { db } }: Stack, more: UserOverrides = {}) => {
  const { id, code } = await buildUser(db, more);
  return { id, code, storage: signedIn("local", await buildSession(db, id)) };
};

let newcomers = 0;

/** A number and an address that nobody confirmed, and no profile yet; another person each time. */
const newcomer = async (stack: Stack): Promise<Kept> => {
  newcomers += 1;
  const email = `samir.${newcomers}@example.com`;
  const phone = `+2135500001${String(newcomers).padStart(2, "0")}`;
  const { id, storage } = await person(stack, { phone, email, username: null });
  await stack.database.db
    .updateTable("users")
    .set({ phone_verified_at: null, email_verified_at: null })
    .where("id", "=", id)
    .execute();
  return { storage };
};

/** One of each, as their devices know them. */
const builders = {
  citizen: (stack: Stack): Promise<Kept> => person(stack, { phone: "+213550000050" }),
  /** Somebody whose session ends on the way. */
  leaver: (stack: Stack): Promise<Kept> => person(stack),
  newcomer,
  owner: async (stack: Stack): Promise<Kept> => {
    const owner = await person(stack, { phone: "+213550000052", roles: ["point"] });
    await buildPoint(stack.database.db, { ownerId: owner.id });
    return owner;
  },
  transporter: async (stack: Stack): Promise<Kept> => {
    const driver = await person(stack, { phone: "+213550000053", roles: ["transporter"] });
    await buildTransporterProfile(stack.database.db, driver.id);
    return driver;
  },
  /** With the role, and no record yet. */
  driver: (stack: Stack): Promise<Kept> =>
    person(stack, { phone: "+213550000056", roles: ["transporter"] }),
  brand: async (stack: Stack): Promise<Kept> => {
    const brand = await person(stack, { phone: "+213550000054", roles: ["brand"] });
    const { db } = stack.database;
    const brandId = await buildBrand(db, brand.id);
    await db
      .insertInto("brand_goals")
      .values({
        id: randomUUID(),
        brand_id: brandId,
        material: "pet",
        grams: 120_000_000,
        due_on: "2030-12-31",
      })
      .execute();
    return brand;
  },
  /** Let in with the app, as the back office wants it. */
  admin: async ({ database: { db, ownerUrl } }: Stack): Promise<Kept> => {
    const { id } = await buildUser(db, { phone: "+213550000055" });
    await makeAdmin(ownerUrl, id);
    return { storage: signedIn("local", await buildSession(db, id, { isStrong: true })) };
  },
  organisation: async (stack: Stack): Promise<Kept> =>
    organisationPass(stack, await buildOrganisation(stack.database.db)),
  school: async (stack: Stack): Promise<Kept> => {
    const id = await buildSchool(stack.database.db);
    await buildClass(stack.database.db, id, { tries: 9, passed: 6 });
    return organisationPass(stack, id);
  },
} satisfies Record<string, (stack: Stack) => Promise<Kept>>;

export type PersonName = keyof typeof builders;

/** Who leaves is gone, and who is new gets only so many codes in an hour: another each time. */
export const isMetOnce = (name: string): boolean => name === "leaver" || name === "newcomer";

/** Each is made when first met, and but for those is the same from then on. */
export const meetPeople = (stack: Stack): ((name: PersonName) => Promise<Kept>) => {
  const met = new Map<PersonName, Promise<Kept>>();
  return (name) => {
    const known = met.get(name) ?? builders[name](stack);
    if (!isMetOnce(name)) met.set(name, known);
    return known;
  };
};
