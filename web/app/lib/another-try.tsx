import { type ReactNode, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useWhenOnline } from "./use-when-online.ts";

interface AnotherTryProps {
  waiting: ReactNode;
  failed: (again: () => void) => ReactNode;
}

/**
 * In place of what the server had no answer for in time: the browser asks once by itself, then when it is told to or
 * when the network is back.
 */
export function AnotherTry({ waiting, failed }: AnotherTryProps) {
  const { revalidate, state } = useRevalidator();
  const [hasTried, setTried] = useState(false);
  const again = () => void revalidate();
  useEffect(() => {
    void revalidate().then(() => setTried(true));
  }, [revalidate]);
  useWhenOnline(again);
  return hasTried && state === "idle" ? failed(again) : waiting;
}
