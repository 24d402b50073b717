import { describe, expect, test } from "vitest";
import { listFiles, read } from "../files.ts";

// At three in the morning a command is copied, not thought about: it has to say where it works.

const runbooks = listFiles("docs/runbooks");

/** Each command of blocks and of text, with what was before it on its line: settings, or another command's output. */
const commandsOf = (markdown: string): string[] => {
  const blocks = [...markdown.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, text = ""]) =>
    text.replaceAll(/\\\n/g, " "),
  );
  const rest = markdown.replaceAll(/^ *```[\s\S]*?^ *```/gm, "");
  const inText = [...rest.matchAll(/`([^`]+)`/g)].map(([, text = ""]) =>
    text.replaceAll(/\s+/g, " "),
  );
  return [...blocks, ...inText]
    .flatMap((text) => text.split(/\n|;|&&|\|/))
    .map((command) => command.trim());
};

const lostIn = (markdown: string): string[] =>
  commandsOf(markdown).filter(
    (command) =>
      (/\bkubectl\b/.test(command) && !/\bkubectl -n (app|engines|monitoring) /.test(command)) ||
      (/\bdocker compose\b/.test(command) &&
        !/\bRELEASE=\S+ docker compose --file ops\/compose\/production\.yaml /.test(command)),
  );

describe("a command of a runbook", () => {
  test.each(runbooks)("in %s names its namespace, or its file and release", (file) => {
    expect(lostIn(read(file))).toEqual([]);
  });

  test("that does not is found, in a block and in a sentence", () => {
    const markdown =
      "Do `kubectl\nget pods` first.\n\n```sh\nkubectl -n app get pods | kubectl apply -f -\ndocker compose stop \\\n  api-a\n```\n";
    expect(lostIn(markdown)).toEqual([
      "kubectl apply -f -",
      "docker compose stop    api-a",
      "kubectl get pods",
    ]);
  });
});

test("a release in a cluster makes the tables from its own image before it replaces anything", () => {
  const commands = commandsOf(read("docs/runbooks/release.md"));
  const at = (pattern: RegExp): number => commands.findIndex((command) => pattern.test(command));
  const tables = at(/migrate=app-migrate:\$RELEASE/);
  const done = at(/wait .*job\/migrate/);
  const replaced = ["worker", "api", "web"].map((name) =>
    at(new RegExp(`set image deployment/${name} ${name}=app-${name}:\\$RELEASE`)),
  );
  const order = [tables, done, ...replaced];
  expect(Math.min(...order)).toBeGreaterThanOrEqual(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("a new role of the application is given every setting of the first", () => {
  const settings = [
    ...read("ops/postgres/roles.sql").matchAll(/^alter role app_server set (\w+)/gm),
  ];
  const told = read("docs/runbooks/key-rotation.md");
  expect(settings.length).toBeGreaterThan(3);
  for (const [, name] of settings) expect(told).toContain(`\`${name}\``);
});
