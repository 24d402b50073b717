import { ensureTemplate } from "./template.ts";

/** Once per run: the template that every test file copies its own database from. */
export default async function setup(): Promise<void> {
  await ensureTemplate();
}
