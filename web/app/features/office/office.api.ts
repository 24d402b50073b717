import { fileTypes, type BodyInput, type ResponseOf } from "@app/contract/endpoint";
import {
  askOfficeVan,
  officeCertificate,
  type OfficeReport,
  reportOfficeProblem,
  showOffice,
  showOfficeReport,
} from "@app/contract/office";
import * as orders from "@app/contract/office-orders";
import { product } from "@app/contract/product";
import { ApiError, call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";

export type Office = ResponseOf<typeof showOffice>;
export type Draft = BodyInput<typeof orders.draftOfficeOrder>;

export const officeSource = {
  name: "office",
  load: (): Promise<Office> => call(showOffice),
  parse: (value: unknown): Office => showOffice.response.parse(value),
};

/** Null when it is not this office's. */
export const orderSource = (id: string) => ({
  name: `office.${id}`,
  load: async (): Promise<orders.OfficeOrder | null> => {
    try {
      return (await call(orders.showOfficeOrder, { params: { id } })).order;
    } catch (error) {
      if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
      throw error;
    }
  },
  parse: (value: unknown): orders.OfficeOrder | null =>
    value === null ? null : orders.officeOrderSchema.parse(value),
});

export const reportSource = (month: string) => ({
  name: `office.report.${month}`,
  load: (): Promise<OfficeReport> => call(showOfficeReport, { params: { month } }),
  parse: (value: unknown): OfficeReport => showOfficeReport.response.parse(value),
});

export const keepDraft = async (body: Draft): Promise<string> =>
  (await call(orders.draftOfficeOrder, { body })).sentTo;

export const placeOrder = async (
  body: BodyInput<typeof orders.placeOfficeOrder>,
  idempotencyKey: string,
): Promise<string> => (await call(orders.placeOfficeOrder, { body, idempotencyKey })).order.number;

export const sendDraft = (id: string, idempotencyKey: string) =>
  call(orders.sendOfficeDraft, { params: { id }, idempotencyKey });

export const choosePin = (siteId: string, pin: string, idempotencyKey: string) =>
  call(orders.chooseOfficePin, { params: { id: siteId }, body: { pin }, idempotencyKey });

export const moveVisit = (
  id: string,
  body: BodyInput<typeof orders.moveOfficeVisit>,
  idempotencyKey: string,
) => call(orders.moveOfficeVisit, { params: { id }, body, idempotencyKey });

export const pauseVisits = (
  id: string,
  pause: BodyInput<typeof orders.pauseOffice>["pause"],
  idempotencyKey: string,
) => call(orders.pauseOffice, { params: { id }, body: { pause }, idempotencyKey });

export const saveDetails = (
  id: string,
  body: BodyInput<typeof orders.changeOfficeDetails>,
  idempotencyKey: string,
) => call(orders.changeOfficeDetails, { params: { id }, body, idempotencyKey });

export const askForVan = (
  siteId: string,
  body: BodyInput<typeof askOfficeVan>,
  idempotencyKey: string,
) => call(askOfficeVan, { params: { id: siteId }, body, idempotencyKey });

export const tellProblem = (
  siteId: string,
  body: BodyInput<typeof reportOfficeProblem>,
  idempotencyKey: string,
) => call(reportOfficeProblem, { params: { id: siteId }, body, idempotencyKey });

export const saveCertificate = async (month: string): Promise<void> => {
  const path = officeCertificate.path.replace(":month", month);
  saveBlob(`${product.slug}-${month}.pdf`, await download(path, fileTypes.pdf));
};
