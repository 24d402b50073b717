import {
  answer,
  operatorSchema,
  parse,
  readFault,
  readReport,
  readTransaction,
  reportSchema,
  tokenSchema,
  transactionSchema,
} from "./airtime-answers.ts";
import type { Airtime, Sent, TopUp } from "./airtime.ts";
import { callOnce, NotConnectedError, type OnceAnswer } from "./call-once.ts";

// The shapes are those of Reloadly's airtime API: a token by client credentials, the operator found
// by the number, POST /topups with an identifier of ours, and a report that is searched by it.

export interface HttpAirtimeOptions {
  url: URL;
  authUrl: URL;
  clientId: string;
  clientSecret: string;
  patienceMilliseconds: number;
}

const faultOf = (error: unknown): string => {
  if (error instanceof NotConnectedError) return "no connection";
  return error instanceof Error && error.name === "TimeoutError" ? "no answer" : "broke off";
};

/** A token is asked for again a little before it ends. */
const marginMilliseconds = 60_000;

const createTokens = ({ authUrl, url, patienceMilliseconds, ...client }: HttpAirtimeOptions) => {
  let kept: { value: Promise<string>; until: number } | null = null;
  const fetchToken = async (): Promise<string> => {
    const { status, text } = await callOnce(authUrl, {
      method: "POST",
      headers: { accept: "application/json" },
      body: JSON.stringify({
        client_id: client.clientId,
        client_secret: client.clientSecret,
        grant_type: "client_credentials",
        audience: url.origin,
      }),
      patienceMilliseconds,
    });
    const token = status === 200 ? parse(tokenSchema, text) : null;
    if (!token) throw new Error(`no token: answered ${status}`);
    if (kept) kept.until = performance.now() + token.expires_in * 1000 - marginMilliseconds;
    return token.access_token;
  };
  const forget = (): void => {
    kept = null;
  };
  return {
    forget,
    /** Those who ask while one is on its way share it. */
    current: (): Promise<string> => {
      if (kept && kept.until > performance.now()) return kept.value;
      const asked = { value: fetchToken(), until: Number.POSITIVE_INFINITY };
      kept = asked;
      asked.value.catch(() => {
        if (kept === asked) forget();
      });
      return asked.value;
    },
  };
};

type Call = (path: string, body?: object) => Promise<OnceAnswer>;

const createCall = (options: HttpAirtimeOptions): Call => {
  const { url, patienceMilliseconds } = options;
  const tokens = createTokens(options);
  return async (path, body) => {
    const headers = {
      accept: "application/com.reloadly.topups-v1+json",
      authorization: `Bearer ${await tokens.current()}`,
    };
    const answered = await callOnce(new URL(path, url), {
      headers,
      patienceMilliseconds,
      ...(body ? { method: "POST", body: JSON.stringify(body) } : { method: "GET" }),
    });
    if (answered.status === 401) tokens.forget();
    return answered;
  };
};

/** Nothing is asked for yet, so whatever goes wrong here leaves no doubt. */
const findOperator = async (call: Call, phone: string): Promise<number | Sent> => {
  try {
    const found = await call(`/operators/auto-detect/phone/${phone.slice(1)}/countries/DZ`);
    const operator = found.status === 200 ? parse(operatorSchema, found.text) : null;
    if (operator) return operator.operatorId;
    const { outcome, reason } = readFault(found);
    return answer(outcome === "refused" ? outcome : "unsent", reason);
  } catch (error) {
    return answer("unsent", faultOf(error));
  }
};

const ask = async (call: Call, { id, phone, dinars }: TopUp, operatorId: number): Promise<Sent> => {
  try {
    const answered = await call("/topups", {
      operatorId,
      amount: dinars,
      useLocalAmount: true,
      customIdentifier: id,
      recipientPhone: { countryCode: "DZ", number: phone.slice(1) },
    });
    if (answered.status < 200 || answered.status > 299) return readFault(answered);
    const transaction = parse(transactionSchema, answered.text);
    return transaction?.customIdentifier === id
      ? readTransaction(transaction)
      : answer("unknown", "told of no request of ours");
  } catch (error) {
    return answer(error instanceof NotConnectedError ? "unsent" : "unknown", faultOf(error));
  }
};

export const createHttpAirtime = (options: HttpAirtimeOptions): Airtime => {
  const call = createCall(options);
  return {
    send: async (topUp) => {
      const operator = await findOperator(call, topUp.phone);
      return typeof operator === "number" ? ask(call, topUp, operator) : operator;
    },
    look: async (id) => {
      const query = new URLSearchParams({ customIdentifier: id });
      try {
        const { status, text } = await call(`/topups/reports/transactions?${query.toString()}`);
        const report = status === 200 ? parse(reportSchema, text) : null;
        return report ? readReport(id, report.content) : answer("unknown", `answered ${status}`);
      } catch (error) {
        return answer("unknown", faultOf(error));
      }
    },
  };
};
