import { Worker } from "node:worker_threads";
import { AppError } from "../app-error.ts";
import type { TemplateData, TemplateName } from "./template-data.ts";

export type DocumentForm = "pdf" | "svg";

export interface DocumentOrder {
  id: number;
  template: TemplateName;
  form: DocumentForm;
  /** JSON: all that the template may know. */
  data: string;
}

export type DocumentAnswer =
  | { id: number; content: Uint8Array; problem?: undefined }
  | { id: number; content?: undefined; problem: string };

/** Draws documents. One thread of its own, so that a long statement holds nobody up. */
export interface Documents {
  make: <T extends TemplateName>(
    template: T,
    data: TemplateData[T],
    form: DocumentForm,
  ) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Whoever comes when so many wait is better off asking again. */
const mostWaiting = 50;

interface Waiting {
  resolve: (content: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** The thread begins with the first document: most processes never draw one. */
export const createDocuments = (): Documents => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;

  const settle = ({ id, content, problem }: DocumentAnswer): void => {
    const order = waiting.get(id);
    waiting.delete(id);
    if (content) order?.resolve(content);
    else order?.reject(new Error(`document: ${problem}`));
    // An idle thread must not keep a process from ending.
    if (waiting.size === 0) thread?.unref();
  };

  const fail = (error: Error): void => {
    thread = undefined;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { reject } of lost) reject(error);
  };

  const start = (): Worker => {
    const started = new Worker(new URL("draw-documents.ts", import.meta.url));
    started.on("message", settle);
    started.on("error", fail);
    started.on("exit", () => {
      if (thread === started) fail(new Error("the thread that draws documents ended"));
    });
    return started;
  };

  return {
    make: (template, data, form) => {
      if (waiting.size >= mostWaiting) return Promise.reject(new AppError("unavailable"));
      lastId += 1;
      const order: DocumentOrder = { id: lastId, template, form, data: JSON.stringify(data) };
      const made = Promise.withResolvers<Uint8Array>();
      waiting.set(order.id, made);
      thread ??= start();
      thread.ref();
      thread.postMessage(order);
      return made.promise;
    },
    close: async () => {
      const ending = thread;
      thread = undefined;
      await ending?.terminate();
    },
  };
};
