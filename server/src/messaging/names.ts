import type { EventDefinition } from "@app/contract/event";
import type { Config } from "../config.ts";

export const streamName = (config: Config): string => `${config.NAMESPACE}_events`;

export const allSubjects = (config: Config): string => `${config.NAMESPACE}.events.>`;

/** One for each kind of event and no more: a broker keeps every subject of a stream in its memory. */
export const streamSubject = (config: Config, eventName: string): string =>
  `${config.NAMESPACE}.events.${eventName}`;

export const everyone = (config: Config, event: EventDefinition): string =>
  streamSubject(config, event.name);

/** Kept by nobody: heard by whoever listens at that moment. */
export const liveSubject = (config: Config, eventName: string, personId: string): string =>
  `${config.NAMESPACE}.live.${eventName}.${personId}`;
