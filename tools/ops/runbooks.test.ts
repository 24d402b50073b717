import { execFileSync } from "node:child_process";
import path from "node:path";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { listFiles, read, root } from "../files.ts";

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
  const tables = at(/^sed .* ops\/cluster\/60-migrate\.yaml$/);
  const done = at(/wait .*job\/migrate/);
  const replaced = ["worker", "api", "web"].map((name) =>
    at(new RegExp(`set image deployment/${name} ${name}=app-${name}:\\$RELEASE`)),
  );
  const order = [tables, done, ...replaced];
  expect(Math.min(...order)).toBeGreaterThanOrEqual(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test.each(["30-api", "40-worker", "50-web", "60-migrate"])(
  "the release takes its place in %s",
  (name) => {
    const commands = ["release", "install"].flatMap((file) =>
      commandsOf(read(`docs/runbooks/${file}.md`)),
    );
    const changes = new Set(
      commands.flatMap((command) => /^sed "(.*)" ops\/cluster/.exec(command)?.[1] ?? []),
    );
    expect(changes.size).toBe(1);
    const [change = ""] = changes;
    const made = execFileSync(
      "sed",
      [change.replace("$RELEASE", "9.8.7"), `ops/cluster/${name}.yaml`],
      {
        cwd: root,
        encoding: "utf8",
      },
    );
    expect([...made.matchAll(/image: (.*)/g)].map(([, image]) => image)).toEqual([
      `app-${name.slice(3)}:9.8.7`,
    ]);
  },
);

test("a new role of the application is given every setting of the first", () => {
  const settings = [
    ...read("ops/postgres/roles.sql").matchAll(/^alter role app_server set (\w+)/gm),
  ];
  const told = read("docs/runbooks/key-rotation.md");
  expect(settings.length).toBeGreaterThan(3);
  for (const [, name] of settings) expect(told).toContain(`\`${name}\``);
});

describe("the first installation", () => {
  const told = read("docs/runbooks/install.md");

  test("gives settings under names that are read", () => {
    const known = [...read(".env.example").matchAll(/^(?:# )?([A-Z\d_]+)=/gm)].map(
      ([, name]) => name,
    );
    const [, given = ""] = /production\.env <<ENV\n([\s\S]*?)\n *ENV\n/.exec(told) ?? [];
    const names = [...given.matchAll(/^ *([A-Z\d_]+)=/gm)].map(([, name]) => name);
    expect(names).toContain("SECRET_KEY");
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  test("starts every service that compose has, and none that it has not", () => {
    const { services } = parse(read("ops/compose/production.yaml"), { merge: true }) as {
      services: Record<string, { depends_on?: Record<string, object>; profiles?: string[] }>;
    };
    const started = commandsOf(told)
      .filter((command) => command.includes(" up --detach "))
      .flatMap((command) => command.replace(/.* up --detach +/, "").split(/\s+/));
    // The slots are started by ops/deploy, `folders` before the engine that needs it.
    const byOthers = /^(?:(?:api|worker|web)-[ab]|migrate|folders)$/;
    const wanted = Object.keys(services).filter((name) => !byOthers.test(name));
    expect(started.toSorted()).toEqual(wanted.toSorted());
  });

  test("applies every manifest of a cluster", () => {
    const manifests = listFiles("ops/cluster").map((file) => path.basename(file, ".yaml"));
    expect(manifests.filter((name) => !told.includes(name))).toEqual([]);
  });
});
