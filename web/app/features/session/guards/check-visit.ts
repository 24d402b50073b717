import { guardsOf } from "../../../lib/page-rules.ts";
import { deviceGuards } from "./device-guards.ts";
import type { Check, Visit } from "./guard-types.ts";

type Table = Partial<Record<string, Check>>;

/** A page names a guard that does not exist: a mistake of ours. */
class UnknownGuard extends Error {
  override readonly name = "UnknownGuard";
  readonly status = 500;
}

/**
 * Asks the guards of a page in its order; the first that fails decides. The first one, which is
 * about who is there, stands alone: only then is the server asked, by all others at once.
 */
export const createVisitCheck =
  (atHand: Table, loadOthers: () => Promise<Table>) =>
  async (visit: Visit, names: readonly string[] = guardsOf(visit.page)): Promise<string | null> => {
    const find = async (name: string): Promise<Check> => {
      const check = atHand[name] ?? (await loadOthers())[name];
      if (!check) throw new UnknownGuard("Unknown middleware");
      return check;
    };
    const [first, ...others] = await Promise.all(names.map(find));
    const elsewhere = (await first?.(visit)) ?? null;
    if (elsewhere !== null) return elsewhere;

    const verdicts = others.map((check) => check(visit));
    // One that no longer matters may fail without anybody waiting for it.
    for (const verdict of verdicts) verdict.catch(() => undefined);
    for (const verdict of verdicts) {
      const to = await verdict;
      if (to !== null) return to;
    }
    return null;
  };

/** The table with the server's questions is fetched only for a page that asks some. */
export const checkVisit = createVisitCheck(
  deviceGuards,
  async () => (await import("./guards.ts")).guards,
);
