import type { LiveMessage } from "@app/contract/live";
import { useEffect, useReducer, useRef, useState } from "react";
import { openLive } from "../../../lib/live.ts";
import { useKept } from "../../../lib/use-kept.ts";
import { afterLoading, afterMessage, noBalance, type BalanceState } from "./balance-state.ts";
import { citizenSource } from "./citizen.api.ts";

const reduce = (state: BalanceState, heard: number | LiveMessage): BalanceState =>
  typeof heard === "number" ? afterLoading(state, heard) : afterMessage(state, heard);

/** What the dashboard shows: loaded once, then moved by the live line. */
export const useCitizen = () => {
  const { data, at, problem, reload } = useKept(citizenSource);
  const [balance, hear] = useReducer(reduce, noBalance);
  const [isConnected, setConnected] = useState(false);
  const loadedTokens = data?.tokens;

  useEffect(() => openLive({ onMessage: hear, onConnection: setConnected }), []);

  useEffect(() => {
    if (loadedTokens !== undefined) hear(loadedTokens);
  }, [loadedTokens]);

  // The line is back, and so is the server: what failed to load is worth another try.
  useEffect(() => {
    if (isConnected && problem) void reload();
  }, [isConnected, problem, reload]);

  // A balance that the loaded wall does not know yet: there is a new tile to fetch, once.
  const fetchedFor = useRef<number>(undefined);
  useEffect(() => {
    if (balance.deposits === undefined || loadedTokens === undefined) return;
    if (balance.tokens === loadedTokens || balance.tokens === fetchedFor.current) return;
    fetchedFor.current = balance.tokens;
    void reload();
  }, [balance, loadedTokens, reload]);

  return { balance, wall: data?.wall, at, problem, reload };
};
