import { Empty } from "../../../ui/empty.tsx";
import type { OutboxEntry } from "./entry.ts";
import { EntryRow } from "./entry-row.tsx";

interface EntryListProps {
  entries: readonly OutboxEntry[];
  now: number;
  label: string;
  /** What will be here. */
  empty: string;
}

export function EntryList({ entries, now, label, empty }: EntryListProps) {
  if (entries.length === 0) return <NoEntries>{empty}</NoEntries>;
  return (
    <ul aria-label={label}>
      {entries.map((entry) => (
        <EntryRow key={entry.number} entry={entry} now={now} />
      ))}
    </ul>
  );
}

export function NoEntries({ children }: { children: string }) {
  return (
    <Empty tile={{ name: "scale", pair: 2 }} className="pt-6">
      {children}
    </Empty>
  );
}
