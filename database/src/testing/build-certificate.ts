import { randomUUID } from "node:crypto";
import type { Db } from "../connect.ts";

interface CertificateOverrides {
  number?: string;
  createdAt?: Date;
}

/** A pupil's certificate, by its number. */
export const buildCertificate = async (
  db: Db,
  { number = "NG-7K2B-4M8P", createdAt = new Date() }: CertificateOverrides = {},
): Promise<string> => {
  await db
    .insertInto("quiz_certificates")
    .values({
      id: randomUUID(),
      number,
      first_name: "أمين",
      school: "ابتدائية ابن باديس، تيبازة",
      level: "primary",
      score: 8,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .execute();
  return number;
};
