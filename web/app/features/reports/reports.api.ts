import { fileTypes, type ResponseOf } from "@app/contract/endpoint";
import { product } from "@app/contract/product";
import {
  createReport,
  listReports,
  previewReport,
  readReportFile,
  type RegulatorColumn,
  type Report,
  type ReportFileType,
  type ReportPeriod,
  saveRegulatorColumns,
  showRegulatorColumns,
  writeReturn,
} from "@app/contract/reports";
import { call, download } from "../../lib/api-client.ts";
import { saveBlob } from "../../lib/save-blob.ts";

export type ReportList = ResponseOf<typeof listReports>;
export type Preview = ResponseOf<typeof previewReport>;

export const loadReports = (before?: string): Promise<ReportList> =>
  call(listReports, { query: { before } });

export const loadPreview = (period: ReportPeriod, signal: AbortSignal): Promise<Preview> =>
  call(previewReport, { query: period, signal });

/** Of what is known of a period the two days alone are sent. */
export const order = ({ from, until }: ReportPeriod, idempotencyKey: string): Promise<Report> =>
  call(createReport, { body: { from, until }, idempotencyKey });

export const loadColumns = (): Promise<ResponseOf<typeof showRegulatorColumns>> =>
  call(showRegulatorColumns);

export const keepColumns = (columns: readonly RegulatorColumn[]) =>
  call(saveRegulatorColumns, { body: { columns: [...columns] } });

const nameOf = (number: string, ending: string): string =>
  `${product.slug}-${number.toLowerCase()}${ending}`;

export const saveFile = async (number: string, type: ReportFileType): Promise<void> => {
  const path = readReportFile.path.replace(":number", number);
  saveBlob(nameOf(number, `.${type}`), await download(path, fileTypes[type]));
};

export const saveReturn = async (number: string): Promise<void> => {
  const path = writeReturn.path.replace(":number", number);
  saveBlob(nameOf(number, "-return.csv"), await download(path, fileTypes.csv));
};
