import { readFileSync } from "node:fs";
import path from "node:path";
import { parentPort } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { DocumentAnswer, DocumentOrder } from "./documents.ts";

// The thread that draws. Templates read what is in their folder and what they are given, no more.

const fonts = [
  import.meta
    .resolve("@expo-google-fonts/bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf"),
  import.meta
    .resolve("@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf"),
  import.meta
    .resolve("@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf"),
  import.meta.resolve("@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf"),
];

const folder = path.join(import.meta.dirname, "templates");
const compiler = NodeCompiler.create({
  workspace: folder,
  fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(new URL(file))) }],
});

/** What is remembered of a document serves the next few, not for ever. */
const keptRounds = 2;

const draw = ({ template, form, data }: Omit<DocumentOrder, "id">): Uint8Array => {
  const compiled = compiler.compile({
    mainFilePath: path.join(folder, `${template}.typ`),
    inputs: { data },
  });
  const { result } = compiled;
  if (!result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  const content =
    form === "pdf" ? compiler.pdf(result) : Buffer.from(compiler.plainSvg(result), "utf8");
  compiler.evictCache(keptRounds);
  return new Uint8Array(content);
};

parentPort?.on("message", ({ id, ...order }: DocumentOrder) => {
  let answer: DocumentAnswer;
  try {
    answer = { id, content: draw(order) };
  } catch (error) {
    answer = { id, problem: String(error) };
  }
  parentPort?.postMessage(answer, answer.content ? [answer.content.buffer as ArrayBuffer] : []);
});
