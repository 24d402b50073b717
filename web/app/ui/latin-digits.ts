/** Arabic and Persian digits as Latin ones, and nothing but digits. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, "");
