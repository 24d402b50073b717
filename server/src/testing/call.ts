import type { BodyInput, Endpoint, ParamsInput, QueryInput } from "@app/contract/endpoint";

export interface CallOptions<E extends Endpoint> {
  token?: string;
  key?: string;
  params?: ParamsInput<E>;
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

const fill = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

const isJson = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("application/json") ?? false;

/** Calls an endpoint of the contract through the front door. */
export const call = async <E extends Endpoint>(
  url: string,
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<Answer> => {
  const target = new URL(fill(endpoint.path, options.params as Record<string, unknown>), url);
  for (const [name, value] of Object.entries(options.query ?? {})) {
    target.searchParams.set(name, String(value));
  }
  const response = await fetch(target, {
    method: endpoint.method,
    headers: {
      accept: "application/json",
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.key ? { "idempotency-key": options.key } : {}),
      ...(options.body === undefined ? {} : { "content-type": "application/json" }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: isJson(response) ? JSON.parse(text) : text || null,
    headers: response.headers,
  };
};
