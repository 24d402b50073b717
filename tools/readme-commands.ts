// Which commands the README names, and how each is tried.

export type Way =
  /** .ci/run runs it as a step of its own. */
  | { by: "ci"; step: string }
  /** It must end, and well. */
  | { by: "end" }
  /** It must answer at this address, and end well when asked to. */
  | { by: "answer"; address: string };

const fenced = /^```sh\n([\s\S]*?)^```/gm;
const inTable = /^\| `([^`]+)`/gm;

/** Lines of the README's shell blocks and the first column of its tables, each once, without remarks. */
export const commandsOf = (markdown: string): string[] => {
  const blocks = [...markdown.matchAll(fenced)].flatMap(([, block = ""]) => block.split("\n"));
  const cells = [...markdown.matchAll(inTable)].map(([, cell = ""]) => cell);
  const lines = [...blocks, ...cells].map((line) => line.replace(/\s+#.*$/, "").trim());
  return [...new Set(lines.filter((line) => line !== ""))];
};

/** What stands in the README and in no list of ours, or the other way round, or in no step of CI. */
export const findUntried = (
  commands: readonly string[],
  ways: Readonly<Record<string, Way>>,
  ci: string,
): string[] => [
  ...commands.filter((command) => !(command in ways)).map((command) => `no way to try: ${command}`),
  ...Object.keys(ways)
    .filter((command) => !commands.includes(command))
    .map((command) => `the README does not name: ${command}`),
  ...Object.entries(ways).flatMap(([command, way]) =>
    way.by === "ci" && !new RegExp(`^\\s*run ${way.step} `, "m").test(ci)
      ? [`.ci/run has no step ${way.step} for: ${command}`]
      : [],
  ),
];
