import { parseAllDocuments } from "yaml";
import { describe, expect, test } from "vitest";
import { listFiles, read } from "../files.ts";
import { watchReads } from "./known-fields.ts";

// No cluster is at hand where this is checked: the published schemas of Kubernetes judge the form, and
// what follows judges what we promise about every pod.

interface Source {
  secretRef?: { name: string };
  valueFrom?: { secretKeyRef?: { name: string } };
}

interface Container {
  name: string;
  env?: Source[];
  envFrom?: Source[];
  image: string;
  resources?: { requests?: object; limits?: { memory?: string } };
  securityContext?: object;
}

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    automountServiceAccountToken?: boolean;
    terminationGracePeriodSeconds?: number;
    securityContext?: object;
  };
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  spec?: {
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
    selector?: { matchLabels?: Record<string, string> };
    podSelector?: {
      matchLabels?: Record<string, string>;
      matchExpressions?: { key: string; values: string[] }[];
    };
    minAvailable?: number;
    replicas?: number;
  };
}

interface Model {
  prototype: { validate: (this: unknown) => void };
}

const nameLabel = "app.kubernetes.io/name";
const manifests = listFiles("ops/cluster").flatMap((file) =>
  parseAllDocuments(read(file), { uniqueKeys: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const ofKind = (kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);

const validate = async (manifest: Manifest): Promise<string[]> => {
  const models = `kubernetes-models/${manifest.apiVersion}`;
  const kinds = (await import(/* @vite-ignore */ models)) as Record<string, Model | undefined>;
  const Kind = kinds[manifest.kind];
  if (!Kind) throw new Error(`no such kind: ${manifest.apiVersion} ${manifest.kind}`);
  const { watched, unread } = watchReads(manifest);
  // Not on an instance: making one reads every field.
  Kind.prototype.validate.call(watched);
  return unread();
};

const pods = manifests.flatMap(({ kind, metadata, spec }) => {
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  const { name, namespace } = metadata;
  return template ? [{ kind, name, namespace, replicas: spec?.replicas, template }] : [];
});
const ours = pods.filter(({ namespace }) => namespace === "app");
const services = ours.filter(({ kind }) => kind === "Deployment");

describe("the form", () => {
  test.each(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    "of %s is Kubernetes' own, without a field it does not know",
    async (_name, manifest) => {
      expect(await validate(manifest)).toEqual([]);
    },
  );

  test("is judged: a wrong type and a field with a typing error are found", async () => {
    const [api] = ofKind("Deployment");
    const wrong = { ...api, spec: { ...api?.spec, replicas: "three" } } as unknown as Manifest;
    await expect(validate(wrong)).rejects.toThrow(/replicas/);
    const typo = { ...api, spec: { ...api?.spec, replica: 3 } } as Manifest;
    expect(await validate(typo)).toEqual([".spec.replica"]);
  });
});

describe("every pod", () => {
  test.each(pods.map((pod) => [pod.name, pod] as const))(
    "of %s is restricted, limited, and pinned to a release",
    (name, { template: { spec } }) => {
      // Prometheus asks the cluster where its pods are.
      expect(spec.automountServiceAccountToken).toBe(name === "prometheus");
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: "RuntimeDefault" },
      });
      for (const container of spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] },
        });
        expect(container.resources?.requests).toHaveProperty("cpu");
        expect(container.resources?.limits?.memory).toBeDefined();
        expect(container.image).toMatch(/:[\w.-]*\d/);
      }
    },
  );

  test.each(ours.map((pod) => [pod.name, pod] as const))(
    "of %s talks only to whom a rule names",
    (_name, { template }) => {
      const label = template.metadata.labels[nameLabel] ?? "";
      const rules = ofKind("NetworkPolicy").filter(({ spec }) => {
        const { matchLabels = {}, matchExpressions = [] } = spec?.podSelector ?? {};
        return (
          matchLabels[nameLabel] === label ||
          matchExpressions.some(({ values }) => values.includes(label))
        );
      });
      expect(rules).toHaveLength(1);
    },
  );
});

test("a secret is given to those who need it: pages have none, the tables' owner is no server", () => {
  const secretsOf = ({ env = [], envFrom = [] }: Container): (string | undefined)[] =>
    [...env, ...envFrom].map((one) => (one.secretRef ?? one.valueFrom?.secretKeyRef)?.name);
  const given = ours.map(({ name, template: { spec } }) => {
    const names = spec.containers.flatMap(secretsOf).filter((secret) => secret !== undefined);
    return [name, [...new Set(names)]] as const;
  });
  expect(Object.fromEntries(given)).toEqual({
    api: ["app"],
    worker: ["app"],
    web: [],
    migrate: ["app-owner"],
    backup: ["app-owner"],
  });
});

describe("what serves", () => {
  test("is API, worker and web, more than one of each", () => {
    expect(services.map(({ name }) => name).toSorted()).toEqual(["api", "web", "worker"]);
    for (const { replicas } of services) expect(replicas).toBeGreaterThan(1);
  });

  test.each(services.map((pod) => [pod.name, pod] as const))(
    "%s has probes, and time to drain before it is killed",
    (_name, { template: { spec } }) => {
      expect(spec.containers[0]).toMatchObject({
        startupProbe: { httpGet: { path: "/healthz" } },
        livenessProbe: { httpGet: { path: "/healthz" } },
        readinessProbe: { httpGet: { path: "/readyz" } },
      });
      const drain = Number(ofKind("ConfigMap")[0]?.data?.["DRAIN_SECONDS"]);
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 20);
    },
  );

  test.each(services.map((pod) => [pod.name, pod.replicas ?? 0] as const))(
    "%s has a budget that lets a node be emptied and never all of them",
    (name, replicas) => {
      const budget = ofKind("PodDisruptionBudget").find(({ metadata }) => metadata.name === name);
      expect(budget?.spec).toMatchObject({ selector: { matchLabels: { [nameLabel]: name } } });
      const least = budget?.spec?.minAvailable ?? 0;
      expect([least > 0, least < replicas]).toEqual([true, true]);
    },
  );

  test("finds its settings under names that the configuration reads", () => {
    const known = [...read(".env.example").matchAll(/^(?:# )?([A-Z\d_]+)=/gm)].map(
      ([, name]) => name,
    );
    const given = Object.keys(ofKind("ConfigMap")[0]?.data ?? {});
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
  });
});
