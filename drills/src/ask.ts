import { Agent, request } from "node:http";

/** Status 0: nobody answered in time. What became of the question is unknown. */
export interface Answer {
  status: number;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const noAnswer: Answer = { status: 0, body: "" };

/** Plain requests: what asks shares two processors with what is asked. */
export const post = (
  url: string,
  token: string,
  body: object,
  { key, patience = 6000 }: { key?: string; patience?: number } = {},
): Promise<Answer> =>
  new Promise((resolve) => {
    const text = JSON.stringify(body);
    const asked = request(
      url,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
          authorization: `Bearer ${token}`,
          ...(key && { "idempotency-key": key }),
        },
        signal: AbortSignal.timeout(patience),
      },
      (answer) => {
        let heard = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          heard += part;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: heard }));
        answer.on("error", () => resolve(noAnswer));
      },
    );
    asked.on("error", () => resolve(noAnswer));
    asked.end(text);
  });
