import { latePart } from "../../i18n/late-part.tsx";

/** With their texts, once there is something to say. Without them the page goes on as it was. */
export const { LatePart: LatePrompts } = latePart(
  ["installed"],
  async () => (await import("./prompts.tsx")).Prompts,
);
