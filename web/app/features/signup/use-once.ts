import { useRef } from "react";

/** The answer to a proof that counts once: another try of what comes after it needs no new proof. */
export const useOnce = <T>() => {
  const kept = useRef<{ proof: string; answer: T }>(undefined);
  return async (proof: string, ask: () => Promise<T>): Promise<T> => {
    const answer = kept.current?.proof === proof ? kept.current.answer : await ask();
    kept.current = { proof, answer };
    return answer;
  };
};
