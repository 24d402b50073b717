import { execFile } from "node:child_process";
import { expect, test } from "vitest";

const canary = "+213551976435";

/** A process of ours that breaks, as it starts or later; answers how it ended and what it said. */
const broken = (start: string): Promise<{ code: unknown; said: string }> => {
  const program = `
    import { runProcess } from ${JSON.stringify(new URL("run-process.ts", import.meta.url).href)};
    Object.assign(process.env, { SECRET_KEY: "a key of a test that nobody else has", LOG_LEVEL: "info" });
    const fault = Object.assign(new Error('value "${canary}" is bad'),
      { severity: "ERROR", code: "22P02", detail: "Key (phone)=(${canary})" });
    await runProcess("broken", async () => { ${start} });`;
  return new Promise((resolve) => {
    execFile(process.execPath, ["--input-type=module", "--eval", program], (error, out, err) =>
      resolve({ code: error?.code, said: out + err }),
    );
  });
};

test.each([
  ["while it starts", "throw fault;"],
  [
    "in a callback",
    "setTimeout(() => { throw fault; }, 1); return { url: '', stop: async () => {} };",
  ],
  [
    "in a promise",
    "void Promise.reject(fault); return new Promise(() => setTimeout(() => {}, 5000));",
  ],
])(
  "what breaks a process %s ends it, and is told without what it carries",
  async (_when, start) => {
    const { code, said } = await broken(start);
    expect(code).toBe(1);
    // In whichever order the last two lines were written.
    const lines = said
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { level: number });
    expect(lines.filter(({ level }) => level > 30)).toEqual([
      expect.objectContaining({
        msg: "broken broke",
        err: expect.objectContaining({ code: "22P02" }),
      }),
    ]);
    expect(said).not.toContain(canary);
  },
);
