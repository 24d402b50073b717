/** What the provider has of a request: one at most for an identifier, whatever was sent. */
export interface Transaction {
  transactionId: number;
  customIdentifier: string;
  phone: string;
  dinars: number;
  status: "SUCCESSFUL" | "PROCESSING" | "FAILED" | "UNKNOWN";
  /** In the simulator's minutes. */
  takenAt: number;
  settlesAt: number;
  settlesAs: "SUCCESSFUL" | "FAILED";
}

export interface Delivery {
  id: string;
  phone: string;
  dinars: number;
}

export interface Wanted {
  customIdentifier: string;
  phone: string;
  dinars: number;
}

export interface Fate {
  /** What is said of it until it settles. */
  status: Transaction["status"];
  afterMinutes?: number;
  settlesAs?: Transaction["settlesAs"];
}

/** The provider's own memory, in minutes that pass when they are told to. */
export const openBook = () => {
  const transactions = new Map<string, Transaction>();
  const late: { at: number; wanted: Wanted }[] = [];
  const deliveries: Delivery[] = [];
  let now = 0;

  const deliver = ({ customIdentifier: id, phone, dinars }: Wanted): void => {
    deliveries.push({ id, phone, dinars });
  };

  /** Null when the identifier is taken: nothing is done a second time. */
  const take = (wanted: Wanted, fate: Fate = { status: "SUCCESSFUL" }): Transaction | null => {
    if (transactions.has(wanted.customIdentifier)) return null;
    const { status, afterMinutes = 0, settlesAs = "SUCCESSFUL" } = fate;
    const transaction: Transaction = {
      ...wanted,
      transactionId: transactions.size + 1,
      status,
      takenAt: now,
      settlesAt: now + afterMinutes,
      settlesAs,
    };
    transactions.set(wanted.customIdentifier, transaction);
    if (status === "SUCCESSFUL") deliver(wanted);
    return transaction;
  };

  const settle = (transaction: Transaction): void => {
    if (transaction.status === "SUCCESSFUL" || transaction.status === "FAILED") return;
    if (transaction.settlesAt > now) return;
    transaction.status = transaction.settlesAs;
    if (transaction.status === "SUCCESSFUL") deliver(transaction);
  };

  return {
    take,
    takeLater: (wanted: Wanted, afterMinutes: number): void => {
      late.push({ at: now + afterMinutes, wanted });
    },
    find: (id: string): Transaction | undefined => transactions.get(id),
    minutesSince: ({ takenAt }: Transaction): number => now - takenAt,
    deliveries: (): readonly Delivery[] => deliveries,
    pass: (minutes: number): void => {
      now += minutes;
      for (const one of late.filter(({ at }) => at <= now)) {
        late.splice(late.indexOf(one), 1);
        take(one.wanted);
      }
      for (const transaction of transactions.values()) settle(transaction);
    },
  };
};

export type Book = ReturnType<typeof openBook>;
