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
const nothing: ReadonlySet<string> = new Set();

/** Saves follow each other, so that the last one holds; what is saved already is not sent again. */
const useSaving = (first: unknown, send: (body: unknown) => Promise<unknown>) => {
  const [state, setState] = useState<SaveState>("idle");
  const [refused, setRefused] = useState(nothing);
  const sent = useRef(JSON.stringify(first));
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));

  const sendOnce = async (body: unknown, text: string): Promise<boolean> => {
    if (sent.current === text) return true;
    setState("saving");
    try {
      await send(body);
      sent.current = text;
      setRefused(nothing);
      setState("saved");
      return true;
    } catch (error) {
      const { kind, fields } = failureOf(error);
      setRefused(new Set(Object.keys(fields).map((path) => path.split(".").at(-1) ?? "")));
      setState(kind === "offline" ? "offline" : "failed");
      return false;
    }
  };

  return {
    state,
    refused,
    edited: () => setState("idle"),
    /** Whether it is saved now; `text` tells it from what was sent before. */
    save: (body: unknown, text: string): Promise<boolean> =>
      (queue.current = queue.current.then(() => sendOnce(body, text))),
  };
};

/** A few fields that save themselves as soon as all of them are right. */
export const useBlock = <D extends Record<string, string>, S extends z.ZodMiniType>(
  settings: BlockSettings<D, S>,
) => {
  const { name, first, schema, body, save, onSaved } = settings;
  const { value, change, clear } = useDraftState(tabStore, `draft.brand.${name}`, first);
  const [left, setLeft] = useState(nothing);
  const [isAsked, setAsked] = useState(false);
  const { state, refused, edited, ...saving } = useSaving(body(first), async (parsed) => {
    await save(parsed as z.infer<S>);
    clear();
    onSaved();
  });
  const outcome = schema.safeParse(body(value));
  const issues = outcome.success ? [] : outcome.error.issues;
  const wrong = new Set(issues.map(({ path }) => String(path.at(-1))));
  const text = JSON.stringify(body(value));
  const saveNow = (): Promise<boolean> =>
    outcome.success ? saving.save(outcome.data, text) : Promise.resolve(false);

  const newest = useRef(saveNow);
  useEffect(() => {
    newest.current = saveNow;
  });
  useEffect(() => {
    const timer = setTimeout(() => void newest.current(), restMs);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    value,
    change: (part: Partial<D>) => {
      edited();
      change(part);
    },
    leave: (field: keyof D & string) => {
      setLeft((before) => new Set(before).add(field));
      void saveNow();
    },
    isWrong: (field: keyof D & string): boolean =>
      refused.has(field) ||
      (wrong.has(field) && (isAsked || (left.has(field) && value[field] !== ""))),
    /** All that is still missing, in the order of the fields; asking shows it. */
    ask: (): readonly (keyof D & string)[] => {
      setAsked(true);
      return Object.keys(first).filter((field) => wrong.has(field));
    },
    state,
    /** Whether what stands in the fields is saved. */
    saveNow,
  };
};

export type BlockState<D extends Record<string, string>> = Pick<
  ReturnType<typeof useBlock<D, z.ZodMiniType>>,
  "value" | "change" | "leave" | "isWrong" | "state" | "saveNow"
>;
