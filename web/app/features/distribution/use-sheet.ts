import type { SheetCheck } from "@app/contract/distribution";
import { useState } from "react";
import { failureOf } from "../../lib/form-problems.ts";
import { useOnceKey } from "../../lib/once-key.ts";
import { checkSheet, importSheet } from "./distribution.api.ts";
import { readSheetFile } from "./read-sheet-file.ts";

export type SheetFailure = "empty" | "tooLarge" | "offline" | "tooMany" | "changed" | "failed";

const failure = (error: unknown): SheetFailure => {
  const { kind, name } = failureOf(error);
  if (kind === "offline" || kind === "tooMany") return kind;
  return name === "sheet_wrong" ? "changed" : "failed";
};

/** First what it would do, then doing it; a change of the text begins anew. */
export const useSheet = (year: number, onImported: (check: SheetCheck) => void) => {
  const keyFor = useOnceKey();
  const [text, setText] = useState("");
  const [check, setCheck] = useState<SheetCheck>();
  const [busy, setBusy] = useState<"check" | "import">();
  const [problem, setProblem] = useState<SheetFailure>();

  const attempt = async (name: "check" | "import", work: () => Promise<void>) => {
    if (busy) return;
    setBusy(name);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(failure(error));
    } finally {
      setBusy(undefined);
    }
  };
  const look = (sheet: string): Promise<void> =>
    attempt("check", async () => setCheck(await checkSheet({ year, text: sheet })));

  const write = (sheet: string) => {
    setText(sheet);
    setCheck(undefined);
    setProblem(undefined);
  };
  return {
    text,
    check,
    busy,
    problem,
    write,
    takeFile: async (file: File | undefined) => {
      if (!file) return;
      const sheet = await readSheetFile(file);
      write(sheet ?? "");
      if (sheet === null) setProblem("tooLarge");
      else await look(sheet);
    },
    look: () => (text.trim() === "" ? setProblem("empty") : void look(text)),
    send: () =>
      void attempt("import", async () => {
        if (!check) return;
        await importSheet({ year, text }, keyFor({ year, text }));
        onImported(check);
      }),
  };
};
