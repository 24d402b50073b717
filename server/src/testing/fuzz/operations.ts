import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { default as addFormats } from "ajv-formats";

/** As much of a JSON schema as mutations look at. */
export interface Schema {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

interface Judged {
  status: number;
  type: string;
  text: string;
}

export interface Operation {
  /** "GET /api/v1/points/:id", as the contract writes it. */
  key: string;
  method: string;
  path: string;
  body: Schema | null;
  query: Record<string, Schema>;
  params: Record<string, Schema>;
  /** What is wrong with an answer, or nothing. */
  complain: (answer: Judged) => string | null;
}

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}
interface Content {
  content?: Record<string, { schema?: { format?: string } }>;
}
interface Described {
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Content>;
}
interface OpenApi {
  paths: Record<string, Record<string, Described>>;
}

const file = new URL("../../../../contract/openapi.json", import.meta.url);
const id = "openapi";

const schemasIn = (parameters: readonly Parameter[], place: string): Record<string, Schema> =>
  Object.fromEntries(
    parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]),
  );

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const escapePointer = (part: string): string =>
  encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/**
 * Any endpoint may answer these: bytes that are no request, an address that is none, too many, and
 * what is still as it was.
 */
const anywhere = new Set([400, 404, 431, 429, 304]);

const complainOfError = (validator: Ajv2020, text: string): string | null => {
  const isProblem = validator.getSchema(`${id}#/components/schemas/Error`);
  return isProblem?.(parse(text)) ? null : `not the shape of an error: ${text.slice(0, 200)}`;
};

const schemaOf = (response: Content | undefined, form: string) => response?.content?.[form]?.schema;

const saysNothing = (response: Content | undefined): boolean =>
  Object.keys(schemaOf(response, "application/json") ?? { missing: true }).length === 0;

const isFile = (response: Content | undefined, form: string): boolean =>
  schemaOf(response, form)?.format === "binary";

/** An answer that is no error, beside what was promised under its status. */
const complainOfAnswer = (
  validator: Ajv2020,
  pointer: readonly string[],
  named: Content | undefined,
  { status, type, text }: Judged,
): string | null => {
  const [form = ""] = type.split(";");
  if (text === "" && saysNothing(named)) return null;
  if (!named?.content?.[form]) return `content type ${type} is not in the contract`;
  if (isFile(named, form)) return null;
  const parts = [...pointer, "responses", String(status), "content", form, "schema"];
  const isValid = validator.getSchema(`${id}#/${parts.map(escapePointer).join("/")}`);
  if (!isValid || isValid(parse(text))) return null;
  return `not as promised: ${validator.errorsText(isValid.errors)}`;
};

const createJudge =
  (validator: Ajv2020, pointer: readonly string[], responses: Record<string, Content>) =>
  (answer: Judged): string | null => {
    const { status, text } = answer;
    const named = responses[status];
    if (!named && !anywhere.has(status)) return `status ${status} is not in the contract`;
    if (status === 304 || status === 204) return text === "" ? null : "a body where none is";
    if (status >= 400) return complainOfError(validator, text);
    return complainOfAnswer(validator, pointer, named, answer);
  };

/** Every operation of the committed description, with a judge of its answers. */
export const readOperations = (): Operation[] => {
  const document = JSON.parse(readFileSync(file, "utf8")) as OpenApi;
  const validator = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(validator);
  validator.addSchema(document, id);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { parameters = [], requestBody, responses } = described;
      return {
        key: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
        method: method.toUpperCase(),
        path,
        body: requestBody?.content["application/json"]?.schema ?? null,
        query: schemasIn(parameters, "query"),
        params: schemasIn(parameters, "path"),
        complain: createJudge(validator, ["paths", path, method], responses),
      };
    }),
  );
};
