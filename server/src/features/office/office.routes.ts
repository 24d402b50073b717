import * as contract from "@app/contract/office";
import * as orders from "@app/contract/office-orders";
import type { Context } from "../../context.ts";
import { askedBy } from "../../http/asked-by.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { advanceOrder } from "./advance-order.ts";
import { askOfficeVan } from "./ask-van.ts";
import { changeDetails } from "./change-details.ts";
import { chooseOfficePin } from "./choose-pin.ts";
import { draftOrder } from "./draft-order.ts";
import { moveVisit } from "./move-visit.ts";
import { pauseOffice } from "./pause-office.ts";
import { placeOrder } from "./place-order.ts";
import { readOrder } from "./read-order.ts";
import { reportProblem } from "./report-problem.ts";
import { sendDraft } from "./send-draft.ts";
import { showOffice } from "./show-office.ts";
import { showOrder } from "./show-order.ts";
import { showReport } from "./show-report.ts";
import { writeCertificate } from "./write-certificate.ts";

export const officeRoutes = (ctx: Context): Route[] => [
  route(orders.draftOfficeOrder, (call) => draftOrder(ctx, call)),
  route(orders.placeOfficeOrder, async (call) => ({ order: await placeOrder(ctx, call) })),
  route(orders.showOfficeOrder, async ({ actor, params }) => ({
    order: await showOrder(ctx, actor, params.id),
  })),
  route(orders.sendOfficeDraft, async (call) => ({ order: await sendDraft(ctx, call) })),
  route(orders.changeOfficeDetails, async (call) => ({ order: await changeDetails(ctx, call) })),
  route(orders.moveOfficeVisit, async (call) => ({ order: await moveVisit(ctx, call) })),
  route(orders.pauseOffice, async (call) => ({ order: await pauseOffice(ctx, call) })),
  route(orders.chooseOfficePin, async (call) => {
    await chooseOfficePin(ctx, call);
    return {};
  }),
  route(orders.advanceOfficeOrder, async ({ params, body, ...call }) => {
    await advanceOrder(ctx, askedBy(call), params.id, body);
    return { order: await readOrder(ctx.db, params.id) };
  }),
  route(contract.showOffice, ({ actor }) => showOffice(ctx, actor)),
  route(contract.askOfficeVan, async (call) => ({ visit: await askOfficeVan(ctx, call) })),
  route(contract.reportOfficeProblem, (call) => reportProblem(ctx, call)),
  route(contract.showOfficeReport, ({ actor, params }) => showReport(ctx, actor, params.month)),
  fileRoute(contract.officeCertificate, ({ actor, params, locale }) =>
    writeCertificate(ctx, actor, params.month, locale),
  ),
];
