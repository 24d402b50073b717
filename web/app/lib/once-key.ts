import { useRef } from "react";

/** One key for one content: a second try of the same is the same, and what was changed is new. */
export const useOnceKey = () => {
  const last = useRef({ said: "", key: "" });
  return (content: unknown): string => {
    const said = JSON.stringify(content);
    if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() };
    return last.current.key;
  };
};
