/** Bank 3, branch 5, account 10, key 2. */
const form = /^\d{3}(\d{15})(\d{2})$/;

/**
 * Whether a RIB of the country, or a RIP of the post, has the key its other digits give (instruction
 * 06-2004 of the Bank of Algeria: branch and account, not the bank).
 */
export const isBankAccount = (digits: string): boolean => {
  const [, account, key] = form.exec(digits) ?? [];
  if (account === undefined) return false;
  // Digit by digit: the whole number is too large to be counted exactly.
  const rest = [...account, "0", "0"].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return Number(key) === 97 - rest;
};
