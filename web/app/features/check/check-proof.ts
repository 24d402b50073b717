import {
  type CustodyContent,
  custodyContentSchema,
  type CustodyProof,
} from "@app/contract/custody";
import { verifyInclusion } from "@app/contract/merkle";

/** Of one event, and of all that is known about a number. */
export type Verdict = "matches" | "waits" | "differs";

export interface CheckedEvent {
  /** Null where the text cannot even be read. */
  content: CustodyContent | null;
  verdict: Verdict;
}

export interface Checked {
  events: readonly CheckedEvent[];
  verdict: Verdict;
  proof: CustodyProof;
}

const read = (text: string): CustodyContent | null => {
  try {
    return custodyContentSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** A true text about something else proves nothing of what was asked. */
const isAbout = ({ subject, event, lot }: CustodyContent, asked: string): boolean =>
  [subject, event, lot?.toLowerCase()].includes(asked.toLowerCase());

const verdictOf = async (
  { content, leafIndex, path }: CustodyProof["events"][number],
  root: CustodyProof["root"],
): Promise<Verdict> => {
  if (!root || leafIndex === null || !path) return "waits";
  const { treeSize, rootHash } = root;
  const isProved = await verifyInclusion({ content, leafIndex, path, treeSize, rootHash });
  return isProved ? "matches" : "differs";
};

const overall = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes("differs")) return "differs";
  return verdicts.includes("matches") ? "matches" : "waits";
};

/** Under this name in the browser's own timeline. */
const measure = "custody check";

/** The browser's own verdict: of what the server says only the root is taken for what it is. */
export const checkProof = async (proof: CustodyProof, asked: string): Promise<Checked> => {
  const start = performance.now();
  const events = await Promise.all(
    proof.events.map(async (event): Promise<CheckedEvent> => {
      const content = read(event.content);
      const verdict =
        content && isAbout(content, asked) ? await verdictOf(event, proof.root) : "differs";
      return { content, verdict };
    }),
  );
  performance.measure(measure, { start });
  return { events, verdict: overall(events.map(({ verdict }) => verdict)), proof };
};
