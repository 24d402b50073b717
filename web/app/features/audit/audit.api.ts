import { listAudit } from "@app/contract/audit";
import type { QueryOf, ResponseOf } from "@app/contract/endpoint";
import { call } from "../../lib/api-client.ts";

export type AuditPage = ResponseOf<typeof listAudit>;
export type AuditEntry = AuditPage["entries"][number];

export const loadAudit = (query: QueryOf<typeof listAudit>): Promise<AuditPage> =>
  call(listAudit, { query });
