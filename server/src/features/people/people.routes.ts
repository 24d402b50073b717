import * as contract from "@app/contract/people";
import type { Context } from "../../context.ts";
import { fileRoute, type Route, route } from "../../http/route.ts";
import { addPersonNote } from "./add-person-note.ts";
import { correctBalance } from "./correct-balance.ts";
import { decideCorrection } from "./decide-correction.ts";
import { endPersonDevice } from "./end-person-device.ts";
import { exportPeople } from "./export-people.ts";
import { listCorrections } from "./list-corrections.ts";
import { listDeposits, listLedger } from "./list-history.ts";
import { listPeople } from "./list-people.ts";
import { resetPersonCode } from "./reset-person-code.ts";
import { setPersonRole } from "./set-person-role.ts";
import { setPersonState } from "./set-person-state.ts";
import { showPerson } from "./show-person.ts";

export const peopleRoutes = (ctx: Context): Route[] => [
  route(contract.listPeople, ({ query }) => listPeople(ctx, query)),
  fileRoute(contract.exportPeople, (call) => exportPeople(ctx, call)),
  route(contract.showPerson, (call) => showPerson(ctx, call)),
  route(contract.listPersonLedger, ({ params, query }) => listLedger(ctx, params.id, query.before)),
  route(contract.listPersonDeposits, ({ params, query }) =>
    listDeposits(ctx, params.id, query.before),
  ),
  route(contract.setPersonState, (call) => setPersonState(ctx, call)),
  route(contract.resetPersonCode, (call) => resetPersonCode(ctx, call)),
  route(contract.setPersonRole, (call) => setPersonRole(ctx, call)),
  route(contract.endPersonDevice, (call) => endPersonDevice(ctx, call)),
  route(contract.addPersonNote, (call) => addPersonNote(ctx, call)),
  route(contract.correctBalance, (call) => correctBalance(ctx, call)),
  route(contract.listCorrections, ({ actor, query }) => listCorrections(ctx, actor, query.after)),
  route(contract.decideCorrection, (call) => decideCorrection(ctx, call)),
];
