export const sessionLifetimes = { accessSeconds: 15 * 60, refreshSeconds: 30 * 24 * 3600 } as const;

/** 0550 00 00 00, 00213550000000, +213 550 000 000: one number, one spelling. */
export const normalizePhone = (typed: string): string | null => {
  const digits = typed.replace(/[\s.\-()]/g, "").replace(/^(\+213|00213|0)/, "");
  return /^[567]\d{8}$/.test(digits) ? `+213${digits}` : null;
};

/** A login is a mobile number when it reads as one, an e-mail address otherwise. */
export const normalizeLogin = (typed: string): string =>
  normalizePhone(typed) ?? typed.trim().toLowerCase();
