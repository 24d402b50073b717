/** Digits as Arabic and Persian keyboards type them, in the one writing we keep. */
export const toWesternDigits = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** What people put between digits, and what a page of right-to-left text adds when copied. */
const separators = /[\s.()\-\u200E\u200F\u2066-\u2069\u202A-\u202E]/g;

/** A number without what stands between its digits. */
export const cleanDigits = (typed: string): string =>
  toWesternDigits(typed).replace(separators, "");

/** 0550 00 00 00, 00213550000000, +213 (0) 550 000 000: one mobile number, one spelling. */
export const readPhone = (typed: string): string | null => {
  const digits = cleanDigits(typed).replace(/^((\+|00)?213)?0?/, "");
  return /^[567]\d{8}$/.test(digits) ? `+213${digits}` : null;
};

/** +213550000000 as people write it here: 05 50 00 00 00. Runs from the left in every language. */
export const showPhone = (phone: string): string =>
  phone.replace(/^\+213/, "0").replace(/\d\d(?=\d)/g, "$& ");

/** Enough for its owner to recognise, and for nobody else to call: 05 50 .. .. 00. */
export const maskPhone = (phone: string): string =>
  showPhone(phone).replace(/^(\d\d \d\d) \d\d \d\d/, "$1 .. ..");
