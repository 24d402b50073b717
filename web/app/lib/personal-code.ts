import { product } from "@app/contract/product";

/**
 * What the personal QR holds: an address that any camera opens, with the person's code, and the
 * part that moves where the app could make one.
 */
export const personalAddress = (origin: string, code: string, seal?: string): string =>
  `${origin}/ana-${product.slug}?q=${code}${seal ? `&s=${seal}` : ""}`;

/** In two groups of three, as one reads it out. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)}\u00A0${code.slice(3)}`;
