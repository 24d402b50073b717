import { randomUUID } from "node:crypto";
import type { Endpoint, ResponseOf } from "@app/contract/endpoint";
import {
  advanceOfficeOrder,
  chooseOfficePin,
  type OfficeOrder,
  placeOfficeOrder,
} from "@app/contract/office-orders";
import {
  buildOrganisation,
  buildOrganisationSession,
  buildSession,
  buildUser,
  makeAdmin,
} from "@app/database/testing/builders";
import { type Answer, call, type CallOptions } from "./call.ts";
import { forgeryProof } from "./forgery-proof.ts";
import { officeOrderSample } from "./office-samples.ts";
import type { TestServer } from "./test-server.ts";

/** An office that is signed in, and somebody of the back office. */
export interface Office {
  server: TestServer;
  organisationId: string;
  cookie: string;
  adminToken: string;
}

export const buildOffice = async (server: TestServer): Promise<Office> => {
  const { db, ownerUrl } = server.database;
  const organisationId = await buildOrganisation(db);
  const cookie = `__Host-organisation=${await buildOrganisationSession(db, organisationId)}`;
  const { id } = await buildUser(db);
  await makeAdmin(ownerUrl, id);
  return {
    server,
    organisationId,
    cookie,
    adminToken: await buildSession(db, id, { isStrong: true }),
  };
};

/** As a page of an organisation asks: its cookie, and the secret that shows that it is ours. */
export const askAs = <E extends Endpoint>(
  { server, cookie }: Pick<Office, "server" | "cookie">,
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<Answer> =>
  call(server.url, endpoint, {
    key: randomUUID(),
    ...options,
    headers: {
      ...options.headers,
      ...forgeryProof.headers,
      cookie: `${forgeryProof.cookie}; ${cookie}`,
    },
  });

export const orderIn = ({ status, body }: Answer): OfficeOrder => {
  if (status >= 300) throw new Error(`no order: ${status} ${JSON.stringify(body)}`);
  return (body as ResponseOf<typeof placeOfficeOrder>).order;
};

export const place = (office: Office): Promise<Answer> =>
  askAs(office, placeOfficeOrder, {
    body: { ...officeOrderSample, sites: [...officeOrderSample.sites].map(withFloors) },
  });

const withFloors = (site: (typeof officeOrderSample.sites)[number]) => ({
  ...site,
  floors: [...site.floors],
});

type Advance = NonNullable<CallOptions<typeof advanceOfficeOrder>["body"]>;

export const advance = (
  { server, adminToken }: Office,
  id: string,
  body: Pick<Advance, "status"> & Partial<Advance>,
): Promise<Answer> =>
  call(server.url, advanceOfficeOrder, {
    token: adminToken,
    key: randomUUID(),
    params: { id },
    body: { day: null, note: "", ...body },
  });

export const officePin = "2468";

/** Placed, called, installed, and vans come from a day on. */
export const runningOrder = async (
  office: Office,
  days: { installsOn: string; startsOn: string },
): Promise<OfficeOrder> => {
  const { id, sites } = orderIn(await place(office));
  await advance(office, id, { status: "confirmed", day: days.installsOn });
  await advance(office, id, { status: "installed" });
  for (const site of sites) {
    await askAs(office, chooseOfficePin, { params: { id: site.id }, body: { pin: officePin } });
  }
  return orderIn(await advance(office, id, { status: "active", day: days.startsOn }));
};
