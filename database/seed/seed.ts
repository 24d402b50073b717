import { hash } from "@node-rs/argon2";
import { connect, type Db } from "../src/connect.ts";
import { databaseUrls } from "../src/config.ts";
import {
  type DemoAccount,
  demoAccounts,
  demoBrand,
  demoOrganisation,
  demoPassword,
  waitingDriver,
  waitingOwner,
} from "./accounts.ts";
import { insertCompanies } from "./companies.ts";
import { citizens, shopkeepers, type SeedPerson } from "./data/people.ts";
import { points as pointData } from "./data/points.ts";
import { insertDeposits } from "./deposits.ts";
import { insertHaulage } from "./haulage.ts";
import { fillOwnBudget, openMarket } from "./market.ts";
import { createCodes, insertPeople, makeAdmins, type Person } from "./people.ts";
import { addCollaborator, insertPoints, type PlacedPoint } from "./points.ts";
import { insertCitizenProfiles } from "./profiles.ts";
import { createRandom } from "./random.ts";
import { insertTransporters } from "./transporters.ts";
import { insertWaitingPoint } from "./waiting-point.ts";

const days = 92;

/** Everything a developer needs to see the product alive. Runs once on an empty database. */
const fill = async (db: Db): Promise<void> => {
  const random = createRandom(213);
  const nextCode = createCodes(random);
  const until = new Date();
  const createdAt = new Date(until.getTime() - (days + 10) * 24 * 3600 * 1000);
  const passwordHash = await hash(demoPassword);

  const make = (person: SeedPerson, roles: Person["roles"]): Person => ({
    id: random.idAt(createdAt),
    code: nextCode(),
    firstName: person.locale === "ar" ? person.firstNameAr : person.firstName,
    lastName: person.locale === "ar" ? person.lastNameAr : person.lastName,
    locale: person.locale,
    roles,
    phone: null,
    email: null,
    passwordHash: null,
    createdAt,
  });
  const makeDemo = (account: DemoAccount): Person => ({
    email: null,
    ...account,
    id: random.idAt(createdAt),
    code: nextCode(),
    passwordHash,
    createdAt,
  });

  const demo = Object.fromEntries(
    Object.entries(demoAccounts).map(([name, account]) => [name, makeDemo(account)]),
  ) as Record<keyof typeof demoAccounts, Person>;
  const people = citizens.slice(1).map((person) => make(person, ["citizen"]));
  const owners = shopkeepers.map((person) => make(person, ["point"]));
  const everybody = [...Object.values(demo), ...people, ...owners];
  await insertPeople(db, everybody);

  const placed = pointData.map((data, index): PlacedPoint => ({
    id: random.idAt(createdAt),
    ownerId: index === 0 ? demo.owner.id : (owners[index % owners.length] as Person).id,
    data,
  }));
  await insertPoints(db, placed, createdAt);
  const [first] = placed;
  if (!first) throw new Error("the seed has no points");
  await addCollaborator(db, first, demo.collaborator.id);

  await fillOwnBudget(db, demo.administrator.id, createdAt);
  const count = await insertDeposits(db, random, {
    points: placed,
    codes: people.map(({ code }) => code),
    regulars: [demo.citizen.code, demo.citizen.code, people[0]?.code ?? demo.citizen.code],
    days,
    until,
  });
  await openMarket(db, first, demo, { createdAt, until });
  const communeCodes = pointData.map(({ communeCode }) => communeCode);
  await insertCitizenProfiles(db, random, everybody, communeCodes);
  await insertWaitingPoint(db, until);
  await insertTransporters(db, demo.transporter, until);
  await insertCompanies(db, random, demo.brand, first.data.communeCode, until);
  console.log(
    `${people.length} citizens, ${placed.length} points, ${count} deposits over ${days} days`,
  );
};

const adminPhones = (): string[] =>
  Object.values<DemoAccount>(demoAccounts)
    .filter(({ isAdmin }) => isAdmin)
    .map(({ phone }) => phone);

const printAccounts = (): void => {
  console.log("\nSign in with");
  for (const { label, phone } of [...Object.values(demoAccounts), waitingOwner, waitingDriver]) {
    console.log(`  ${phone.replace("+213", "0")}  ${label}`);
  }
  console.log(`  ${demoOrganisation.email}  ${demoOrganisation.label}`);
  console.log(`Password for all of them: ${demoPassword}`);
  console.log(`A distributor of ${demoBrand.name} signs up with ${demoBrand.invitation}`);
};

const { db, close } = connect(databaseUrls.app);
const filled = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
if (!filled) {
  await fill(db);
  const owner = connect(databaseUrls.owner);
  const phones = {
    transporter: demoAccounts.transporter.phone,
    owner: demoAccounts.owner.phone,
  };
  await insertHaulage(db, owner.db, phones, new Date());
  await makeAdmins(owner.db, adminPhones());
  await owner.close();
}
printAccounts();
await close();
