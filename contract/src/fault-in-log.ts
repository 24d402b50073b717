// What may be told of a fault in a log or kept beside what failed. A database's fault repeats the row it refused, a parser's
// the text it could not read: whatever may hold a value of somebody stays out, whichever library threw it.

export interface FaultInLog {
  type: string;
  /** Left out where it may hold what somebody wrote. */
  message?: string | undefined;
  /** Where it happened, without the message that engines put before it. */
  stack: string;
  code?: string | undefined;
  severity?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  constraint?: string | undefined;
  routine?: string | undefined;
  traceId?: string | undefined;
  status?: number | undefined;
  causes?: FaultInLog[] | undefined;
}

/** Whatever may stand on what was thrown. */
type Thrown = Partial<Record<string, unknown>>;

const deepest = 3;
const mostCauses = 5;
const mostLetters = 300;

const isThing = (value: unknown): value is Thrown => typeof value === "object" && value !== null;
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A name that a program gave: no number of somebody, no sentence. */
const nameOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return /^[A-Za-z_][\w.-]{0,62}$/.test(text) && !/\d{6}/.test(text) ? text : undefined;
};

const codeOf = ({ code }: Thrown): string | undefined =>
  /^([\dA-Z]{5}|[A-Z][A-Z_\d]{2,60})$/.test(textOf(code)) ? textOf(code) : undefined;

const isOfDatabase = (fault: Thrown): boolean =>
  textOf(fault["severity"]) !== "" && /^[\dA-Z]{5}$/.test(textOf(fault["code"]));

/**
 * Classes whose messages name things of the schema or the engine alone. Not among them: 22, which repeats the value it could not
 * read, P0, which says what a function wants, XX; and 42601, which repeats a piece of the statement.
 */
const plainClasses = /^(08|0A|23|25|28|3D|3F|40|42|53|54|55|57|58)(?!601)/;

/** Engines quote a member they looked for; the database, in those classes, what it calls its own. */
const isMember = /\b(?:reading|setting) $/;

/** What stands in quotes, addresses and long numbers. */
const hideValues = (text: string, keepsNames: boolean): string =>
  text
    .replaceAll(/(["'`])((?:(?!\1).)*)\1/g, (whole, quote: string, inner: string, at: number) => {
      const isName = keepsNames || isMember.test(text.slice(0, at));
      return isName && nameOf(inner) !== undefined ? whole : `${quote}...${quote}`;
    })
    .replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, "...")
    .replaceAll(/\+?\d(?:[ .-]?\d){6,}/g, "...")
    .replaceAll(/\?[^\s]+/g, "?...");

/** The engines and libraries put what they were given behind these. */
const echo = /(?<=\b(?:Received|URL from)\b).*$/;

/** Of what a schema refused: which rule, and at which of its fields. */
const refusalsOf = (issues: readonly unknown[]): string =>
  issues
    .filter(isThing)
    .map(({ code, path }) => {
      const steps: unknown[] = Array.isArray(path) ? path : [];
      const place = steps.map((step) => (typeof step === "number" ? "#" : (nameOf(step) ?? "?")));
      return `${nameOf(code) ?? "refused"} at ${place.join(".") || "the whole"}`;
    })
    .join(", ");

const messageOf = (fault: Thrown, type: string): string | undefined => {
  const message = textOf(fault["message"]);
  if (isOfDatabase(fault)) {
    return plainClasses.test(textOf(fault["code"])) ? hideValues(message, true) : undefined;
  }
  if (Array.isArray(fault["issues"])) return refusalsOf(fault["issues"]).slice(0, mostLetters);
  // A parser repeats what it was given, a mail server whom the letter was for.
  if (type === "SyntaxError" || "responseCode" in fault) return undefined;
  const [line = ""] = message.split("\n");
  const said = type === "RangeError" ? line.replace(/: .*$/, ": ...") : line;
  return hideValues(said.replace(echo, " ..."), false).slice(0, mostLetters) || undefined;
};

const typeOf = (fault: Thrown): string => {
  const name = nameOf(fault["name"]);
  if (name !== undefined && name.toLowerCase() !== "error") return name;
  return nameOf(fault.constructor?.name) ?? "Error";
};

/** The lines that say where; the message before them may have any number of lines. */
const framesOf = (fault: Thrown): string => {
  const stack = textOf(fault["stack"]);
  const message = textOf(fault["message"]);
  const at = message === "" ? -1 : stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split("\n")
    .filter((line) => /^ {4}at .*(:\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .join("\n");
};

const causesOf = (fault: Thrown, depth: number): FaultInLog[] => {
  if (depth >= deepest) return [];
  const several: unknown[] = Array.isArray(fault["errors"]) ? fault["errors"] : [];
  return [fault["cause"], ...several]
    .filter(isThing)
    .slice(0, mostCauses)
    .map((cause) => describe(cause, depth + 1));
};

const describe = (fault: Thrown, depth: number): FaultInLog => {
  const type = typeOf(fault);
  const causes = causesOf(fault, depth);
  const ofDatabase = isOfDatabase(fault) && {
    severity: nameOf(fault["severity"]),
    table: nameOf(fault["table"]),
    column: nameOf(fault["column"]),
    constraint: nameOf(fault["constraint"]),
    routine: nameOf(fault["routine"]),
  };
  const { traceId, status } = fault;
  return {
    type,
    stack: framesOf(fault),
    message: messageOf(fault, type),
    code: codeOf(fault),
    ...ofDatabase,
    traceId: /^[\w-]{8,64}$/.test(textOf(traceId)) ? textOf(traceId) : undefined,
    status: typeof status === "number" ? status : undefined,
    causes: causes.length > 0 ? causes : undefined,
  };
};

/** What is no object was thrown as a text: only its kind is told. */
export const faultInLog = (fault: unknown): FaultInLog =>
  isThing(fault) ? describe(fault, 0) : { type: typeof fault, stack: "" };

/** In a line, for where no more than a text fits. */
export const faultInWords = (fault: unknown): string => {
  const { type, code, constraint, message } = faultInLog(fault);
  const what = [type, code, constraint].filter(Boolean).join(" ");
  return message ? `${what}: ${message}` : what;
};

/**
 * What a logger was told, with the words in place of the fault's own message: pino repeats that beside the fault wherever it
 * was given none, and some pass it on themselves.
 */
export const toldOf = (told: readonly unknown[]): unknown[] => {
  const [first, second, ...rest] = told;
  const fault = first instanceof Error ? first : isThing(first) ? first["err"] : undefined;
  if (!isThing(fault) || typeof fault["message"] !== "string") return [...told];
  const isOwn = typeof second === "string" && !second.includes(fault["message"]);
  const fields = first instanceof Error ? { err: first } : first;
  return [fields, isOwn ? second : faultInWords(fault), ...rest];
};
