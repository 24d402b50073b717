import { trustedTypes } from "./trusted-types.ts";

const ownFiles = trustedTypes?.createPolicy("own-files", { createHTML: (markup) => markup });

/** For markup that came with the build, never for anything that a person wrote. */
export const markupOfOurs = (markup: string): string => ownFiles?.createHTML(markup) ?? markup;
