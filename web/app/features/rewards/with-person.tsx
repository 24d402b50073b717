import { type ReactNode, useEffect } from "react";
import { session, useSession } from "../../lib/session/session-store.ts";
import { useHasSignedIn } from "../../lib/use-app-look.ts";
import { useKept } from "../../lib/use-kept.ts";
import { vouchersSource } from "../../lib/vouchers-source.ts";
import { citizenSource, petRateSource } from "./rewards.api.ts";

/** Who looks at the rewards. The server sends what a visitor sees. */
export interface Person {
  kind: "visitor" | "waiting" | "other" | "citizen";
  /** In hundredths; undefined until it is known, and for everybody who has none. */
  balance?: number | undefined;
  /** The balance could not be had. */
  hasFailed?: boolean;
  readyVouchers?: number;
  /** What a kilogram of bottles earns, in hundredths. */
  petRate?: number | null | undefined;
  /** Whether the number is confirmed: tokens are spent only then. */
  isConfirmed?: boolean;
}

/** A button to the log-in, and back here. */
export type LogIn = (variant: "primary" | "soft") => ReactNode;

const usePersonKind = (): Person["kind"] => {
  const hasSignedIn = useHasSignedIn();
  const { user, organisation, known } = useSession();
  useEffect(() => {
    if (hasSignedIn) void session.restore();
  }, [hasSignedIn]);
  if (!hasSignedIn) return "visitor";
  if (user) return user.roles.includes("Consumer") ? "citizen" : "other";
  if (organisation) return "other";
  return known ? "visitor" : "waiting";
};

interface WithPersonProps {
  children: (person: Person) => ReactNode;
}

/** Only a citizen's own numbers are asked for, and only once it is known that it is one. */
export function WithPerson({ children }: WithPersonProps) {
  const kind = usePersonKind();
  return kind === "citizen" ? <WithCitizen>{children}</WithCitizen> : children({ kind });
}

function WithCitizen({ children }: WithPersonProps) {
  const citizen = useKept(citizenSource);
  const vouchers = useKept(vouchersSource);
  const { data: petRate } = useKept(petRateSource);
  const { user } = useSession();
  return children({
    kind: "citizen",
    balance: citizen.data?.balance.tokens,
    hasFailed: citizen.problem !== undefined,
    readyVouchers: vouchers.data?.filter(({ status }) => status === "ready").length ?? 0,
    petRate,
    isConfirmed: user?.code_verified_at !== null,
  });
}
