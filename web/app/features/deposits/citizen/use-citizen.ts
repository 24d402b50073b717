import type { LiveMessage } from "@app/contract/live";
import type { CitizenWall } from "@app/contract/walls";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { openLive } from "../../../lib/live.ts";
import { useKept } from "../../../lib/use-kept.ts";
import {
  afterLoading,
  afterMessage,
  type BalanceMessage,
  type BalanceState,
  isOldNews,
  noBalance,
} from "./balance-state.ts";
import { citizenSource } from "./citizen.api.ts";

type Heard = BalanceMessage | CitizenWall["balance"];

const reduce = (state: BalanceState, heard: Heard): BalanceState =>
  "type" in heard ? afterMessage(state, heard) : afterLoading(state, heard);

/** What the dashboard shows: loaded once, then moved by the live line. */
export const useCitizen = () => {
  const { data, at, problem, reload } = useKept(citizenSource);
  const [balance, hear] = useReducer(reduce, noBalance);
  const [isConnected, setConnected] = useState(false);
  const loaded = data?.balance;

  const onMessage = useEffectEvent((message: LiveMessage) => {
    // A bag left long ago is told under its old number when it is weighed: the answer decides.
    if (message.type !== "balance" || isOldNews(balance, message)) void reload();
    if (message.type === "balance") hear(message);
  });
  useEffect(
    () => openLive({ onMessage: (message) => onMessage(message), onConnection: setConnected }),
    [],
  );

  useEffect(() => {
    if (loaded) hear(loaded);
  }, [loaded]);

  // The line is back, and so is the server: what failed to load is worth another try.
  useEffect(() => {
    if (isConnected && problem) void reload();
  }, [isConnected, problem, reload]);

  // A balance that the loaded wall does not know yet: there is a new tile to fetch, once.
  const fetchedFor = useRef<number>(undefined);
  useEffect(() => {
    if (balance.deposits === undefined || loaded === undefined) return;
    if (balance.tokens === loaded.tokens || balance.tokens === fetchedFor.current) return;
    fetchedFor.current = balance.tokens;
    void reload();
  }, [balance, loaded, reload]);

  return { balance, wall: data, at, problem, reload };
};
