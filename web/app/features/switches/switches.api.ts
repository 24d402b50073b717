import type { BodyInput } from "@app/contract/endpoint";
import { listSwitches, type Switch, type Switchable, turnSwitch } from "@app/contract/switches";
import { call } from "../../lib/api-client.ts";

export const loadSwitches = async (): Promise<Switch[]> => (await call(listSwitches)).switches;

export const turn = (feature: Switchable, body: BodyInput<typeof turnSwitch>) =>
  call(turnSwitch, { params: { feature }, body });
