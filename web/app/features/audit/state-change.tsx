import type { AuditEntry } from "./audit.api.ts";

type State = AuditEntry["before"];

const shown = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const linesOf = (state: State): Map<string, string> =>
  new Map(
    (state ?? []).flatMap((row, at) =>
      Object.entries(row).map(([name, value]) => [
        state && state.length > 1 ? `${at + 1} ${name}` : name,
        shown(value),
      ]),
    ),
  );

/** Only what became different, each with what it was. */
export function StateChange({ before, after }: Pick<AuditEntry, "before" | "after">) {
  const was = linesOf(before);
  const is = linesOf(after);
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => was.get(name) !== is.get(name),
  );
  return (
    <span dir="ltr" className="grid justify-items-start gap-0.5 text-small">
      {names.map((name) => (
        <span key={name} className="break-all">
          <code className="text-muted">{name}</code> <del>{was.get(name) ?? ""}</del> {"\u2192"}{" "}
          <ins className="font-semibold no-underline">{is.get(name) ?? ""}</ins>
        </span>
      ))}
    </span>
  );
}
