import { type CitizenWall, citizenWall } from "@app/contract/walls";
import { call } from "../../../lib/api-client.ts";

export const citizenSource = {
  name: "citizen",
  load: (): Promise<CitizenWall> => call(citizenWall),
  parse: (value: unknown): CitizenWall => citizenWall.response.parse(value),
};
