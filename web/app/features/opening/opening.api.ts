import type { BodyInput } from "@app/contract/endpoint";
import { markPointFull } from "@app/contract/point-changes";
import {
  savePointPapers,
  savePointPlace,
  savePointPractice,
  showPointProfile,
  submitPointProfile,
} from "@app/contract/point-profile";
import { showCommune } from "@app/contract/places";
import { call } from "../../lib/api-client.ts";

export const loadProfile = async () => (await call(showPointProfile)).profile;

export const savePlace = (body: BodyInput<typeof savePointPlace>) => call(savePointPlace, { body });
export const savePractice = (body: BodyInput<typeof savePointPractice>) =>
  call(savePointPractice, { body });
export const savePapers = (body: BodyInput<typeof savePointPapers>) =>
  call(savePointPapers, { body });
export const submitProfile = () => call(submitPointProfile);

export const setFull = (id: string, isFull: boolean) =>
  call(markPointFull, { params: { id }, body: { isFull } });

/** The middle of a commune: where the map begins. */
export const findCommune = (code: string) => call(showCommune, { params: { code } });
