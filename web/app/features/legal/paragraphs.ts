export type Part = { kind: "text"; text: string } | { kind: "list"; items: readonly string[] };

/** A section's text: a line is a paragraph, lines that begin with a dash are one list. */
export const partsOf = (text: string): Part[] =>
  text.split("\n").reduce<Part[]>((parts, line) => {
    const last = parts.at(-1);
    if (!line.startsWith("- ")) return [...parts, { kind: "text", text: line }];
    const item = line.slice(2);
    return last?.kind === "list"
      ? [...parts.slice(0, -1), { kind: "list", items: [...last.items, item] }]
      : [...parts, { kind: "list", items: [item] }];
  }, []);
