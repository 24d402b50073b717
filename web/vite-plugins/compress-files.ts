import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const smallestBytes = 1000;
const isText = /\.(css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;

const toBrotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const toGzip = (content: Buffer): Promise<Buffer> =>
  promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });

const compressFile = async (path: string): Promise<void> => {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  await Promise.all([
    toBrotli(content).then((small) => writeFile(`${path}.br`, small)),
    toGzip(content).then((small) => writeFile(`${path}.gz`, small)),
  ]);
};

export const compressFolder = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => isText.test(name));
  await Promise.all(texts.map((name) => compressFile(join(folder, name))));
};

/**
 * Writes a compressed copy beside every text the site serves: once, with more care than an answer
 * has time for. Last of all, as the renderer's build adds files of its own to the browser's.
 */
export const compressFiles = (): Plugin => ({
  name: "compress-files",
  apply: "build",
  buildApp: {
    order: "post",
    async handler({ environments: { client } }) {
      if (client) await compressFolder(resolve(client.config.root, client.config.build.outDir));
    },
  },
});
