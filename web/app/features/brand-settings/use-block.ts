import { useEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { failureOf } from "../../lib/form-problems.ts";
import { tabStore } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";

export type SaveState = "idle" | "saving" | "saved" | "offline" | "failed";

interface BlockSettings<D extends Record<string, string>, S extends z.ZodMiniType> {
  name: string;
  first: D;
  schema: S;
  body: (draft: D) => unknown;
  save: (body: z.infer<S>) => Promise<unknown>;
  onSaved: () => void;
}

/** So long after the last sign: nobody wants a request for every letter. */
const restMs = 900;

/**
 * A few fields that save themselves as soon as all of them are right. Saves follow each other, so
 * that the last one holds.
 */
export const useBlock = <D extends Record<string, string>, S extends z.ZodMiniType>(
  settings: BlockSettings<D, S>,
) => {
  const { name, first, schema, body, save, onSaved } = settings;
  const { value, change, clear } = useDraftState(tabStore, `draft.brand.${name}`, first);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<SaveState>("idle");
  const sent = useRef(JSON.stringify(body(first)));
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));

  const outcome = schema.safeParse(body(value));
  const wrong = new Set(
    outcome.success ? [] : outcome.error.issues.map(({ path }) => String(path.at(-1))),
  );
  const text = JSON.stringify(body(value));

  const send = async (parsed: z.infer<S>, sending: string): Promise<boolean> => {
    if (sent.current === sending) return true;
    setState("saving");
    try {
      await save(parsed);
      sent.current = sending;
      clear();
      setRefused(new Set());
      setState("saved");
      onSaved();
      return true;
    } catch (error) {
      const { kind, fields } = failureOf(error);
      setRefused(new Set(Object.keys(fields).map((path) => path.split(".").at(-1) ?? "")));
      setState(kind === "offline" ? "offline" : "failed");
      return false;
    }
  };

  /** Whether what stands in the fields is saved. */
  const saveNow = (): Promise<boolean> => {
    if (!outcome.success) return Promise.resolve(false);
    const parsed = outcome.data as z.infer<S>;
    queue.current = queue.current.then(() => send(parsed, text));
    return queue.current;
  };

  const newest = useRef(saveNow);
  useEffect(() => {
    newest.current = saveNow;
  });
  useEffect(() => {
    const timer = setTimeout(() => void newest.current(), restMs);
    return () => clearTimeout(timer);
  }, [text]);

  const isShown = (field: keyof D & string): boolean =>
    refused.has(field) ||
    (wrong.has(field) && (isAsked || (left.has(field) && value[field] !== "")));

  return {
    value,
    change: (part: Partial<D>) => {
      setState("idle");
      change(part);
    },
    leave: (field: keyof D & string) => {
      setLeft((before) => new Set(before).add(field));
      void saveNow();
    },
    isWrong: isShown,
    /** All that is still missing, in the order of the fields; asking shows it. */
    ask: (): readonly (keyof D & string)[] => {
      setAsked(true);
      return Object.keys(first).filter((field) => wrong.has(field));
    },
    isComplete: outcome.success,
    state,
    saveNow,
  };
};

export type BlockState<D extends Record<string, string>> = Pick<
  ReturnType<typeof useBlock<D, z.ZodMiniType>>,
  "value" | "change" | "leave" | "isWrong" | "state" | "saveNow"
>;
