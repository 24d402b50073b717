import type { PublicReport } from "@app/contract/reports";

export type Match =
  | { name: "file"; file: PublicReport["files"][number] }
  | { name: "figures" | "differs" | "wrong" };

const checksumShape = /^[\da-f]{64}$/;

/** As it was pasted; a tool's output may hold the file's name after it. */
export const readChecksum = (typed: string): string | undefined => {
  const [first = ""] = typed.trim().toLowerCase().split(/\s+/);
  return checksumShape.test(first) ? first : undefined;
};

/** Which of the report's own checksums it is. */
export const matchOf = (report: PublicReport, typed: string): Match => {
  const checksum = readChecksum(typed);
  if (checksum === undefined) return { name: "wrong" };
  const file = report.files.find((one) => one.checksum === checksum);
  if (file) return { name: "file", file };
  return { name: checksum === report.checksum ? "figures" : "differs" };
};

/** SHA-256 in hexadecimal, reckoned by the browser itself. */
export const checksumOf = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
