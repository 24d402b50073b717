import { useNumbers } from "../../../../i18n/format.tsx";
import { useAmounts } from "../../use-amounts.ts";

/** A difference in kilograms: "+1.20 kg", with a real minus sign where it is less. */
export const useSignedWeight = (): ((grams: number) => string) => {
  const { kilograms } = useNumbers();
  const { kilogramUnit } = useAmounts();
  const sign = (grams: number): string => (grams > 0 ? "+" : grams < 0 ? "\u2212" : "");
  return (grams) => `${sign(grams)}${kilograms(Math.abs(grams))}\u00A0${kilogramUnit}`;
};
