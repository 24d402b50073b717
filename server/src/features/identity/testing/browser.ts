import type { Endpoint } from "@app/contract/endpoint";
import * as session from "@app/contract/session";
import type { Db } from "@app/database/connect";
import { type Answer, call, type CallOptions } from "../../../testing/call.ts";

/** A browser that keeps its cookies and sits behind an address of its own. */
export interface TestBrowser {
  call: <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<Answer>;
  logIn: (login: string, password: string) => Promise<Answer>;
  cookie: (name: string) => string | undefined;
  setCookie: (name: string, value: string) => void;
}

const keep = (jar: Map<string, string>, line: string): void => {
  const [, name = "", value = ""] = /^__Host-([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === "") jar.delete(name);
  else jar.set(name, value);
};

const headerOf = (jar: ReadonlyMap<string, string>): string =>
  [...jar].map(([name, value]) => `__Host-${name}=${value}`).join("; ");

let browsers = 0;

export const openBrowser = (url: string, address?: string): TestBrowser => {
  browsers++;
  const from = address ?? `10.1.${browsers >> 8}.${browsers & 255}`;
  const jar = new Map<string, string>();

  const visit: TestBrowser["call"] = async (endpoint, options = {}) => {
    const headers = { cookie: headerOf(jar), "x-forwarded-for": from, ...options.headers };
    const answer = await call(url, endpoint, { ...options, headers });
    for (const line of answer.headers.getSetCookie()) keep(jar, line);
    return answer;
  };

  return {
    call: visit,
    logIn: (login, password) => visit(session.login, { body: { login, password } }),
    cookie: (name) => jar.get(name),
    setCookie: (name, value) => void jar.set(name, value),
  };
};

export const tokenOf = ({ body }: Answer): string => (body as { token: string }).token;

export const challengeOf = ({ body }: Answer): session.LoginAnswer["challenge"] & object => {
  const { challenge } = body as session.LoginAnswer;
  if (!challenge) throw new Error("no challenge");
  return challenge;
};

/** What differs between two answers to the same question is their trace alone. */
export const withoutTrace = ({ status, body }: Answer) => ({
  status,
  body: { ...(body as object), traceId: "" },
});

/** The messages to somebody, the newest last. */
export const messagesTo = (db: Db, recipient: string) =>
  db
    .selectFrom("messages")
    .select(["template", "channel", "locale", "data"])
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();

/** The digits last sent there, as their owner reads them. */
export const codeSentTo = async (db: Db, recipient: string): Promise<string> => {
  const messages = await messagesTo(db, recipient);
  const { code } = (messages.findLast(({ template }) => template === "code")?.data ?? {}) as {
    code?: string;
  };
  if (!code) throw new Error("no code was sent");
  return code;
};

/** Digits that are surely others. */
export const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000");
