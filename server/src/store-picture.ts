import { readFile } from "node:fs/promises";
import { pino } from "pino";
import { pictureConfigFromProcess } from "./config.ts";
import { createPictures } from "./pictures/pictures.ts";

// pnpm store-picture file...: keeps each and prints the path that a reward names it by.

const pictures = createPictures(pictureConfigFromProcess(), pino({ level: "silent" }));
for (const file of process.argv.slice(2)) {
  process.stdout.write(`${await pictures.store(await readFile(file))} ${file}\n`);
}
