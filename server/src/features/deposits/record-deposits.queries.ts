import type { DepositInput, RecordedDeposit } from "@app/contract/deposits";
import type { Identification } from "@app/contract/identification";
import type { Clock } from "@app/database/clock";
import type { Connection } from "@app/database/connect";

export interface DepositToRecord extends DepositInput {
  id: string;
  actorId: string;
  key: string;
  fingerprint: Buffer;
  rateId: number;
  tokens: number;
  traceId: string;
  /** Seconds since the weighing. */
  age: number;
  identifiedBy: Identification;
  /** The phone, its own count, and by how many seconds its clock is off. */
  device: { id: string; number: number; skew: number } | null;
}

/** `recorded` or `replayed` with the answer, else the contract's name of the refusal. */
export interface DepositOutcome {
  outcome: string;
  answer: RecordedDeposit | null;
}

const text = `select outcome, answer
  from record_deposits($1, $2, $3, $4, $5, $6, $7, $8::material[], $9, $10, $11, $12, $13, $14, $15,
    $16, $17::identification[], $18, $19, $20)
  order by ord`;

/** One round trip for the whole group, on a prepared statement: this is the hot path. */
export const recordDeposits = async (
  pool: Connection["pool"],
  clock: Clock,
  deposits: readonly DepositToRecord[],
): Promise<DepositOutcome[]> => {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    const { rows } = await client.query<DepositOutcome>({
      name: "record_deposits",
      text,
      values: [
        clock.fixed(),
        deposits.map((deposit) => deposit.id),
        deposits.map((deposit) => deposit.actorId),
        deposits.map((deposit) => deposit.key),
        deposits.map((deposit) => deposit.fingerprint),
        deposits.map((deposit) => deposit.pointId),
        deposits.map((deposit) => deposit.citizenCode),
        deposits.map((deposit) => deposit.material),
        deposits.map((deposit) => deposit.grams),
        deposits.map((deposit) => deposit.stars.clean),
        deposits.map((deposit) => deposit.stars.compacted),
        deposits.map((deposit) => deposit.stars.manners),
        deposits.map((deposit) => deposit.rateId),
        deposits.map((deposit) => deposit.tokens),
        deposits.map((deposit) => deposit.traceId),
        deposits.map((deposit) => deposit.age),
        deposits.map((deposit) => deposit.identifiedBy),
        deposits.map((deposit) => deposit.device?.id ?? null),
        deposits.map((deposit) => deposit.device?.number ?? null),
        deposits.map((deposit) => deposit.device?.skew ?? null),
      ],
    });
    return rows;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A client whose call failed is not used again: its state is unknown.
    client.release(failed);
  }
};
