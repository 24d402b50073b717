import type { EventDefinition } from "@app/contract/event";
import type { Config } from "../config.ts";

/** Stream and subjects of one installation. Events of one person end in that person's id. */
export const streamName = (config: Config): string => `${config.NAMESPACE}_events`;

export const subjectOf = (config: Config, outboxSubject: string): string =>
  `${config.NAMESPACE}.events.${outboxSubject}`;

export const allSubjects = (config: Config): string => `${config.NAMESPACE}.events.>`;

export const everyone = (config: Config, event: EventDefinition): string =>
  subjectOf(config, `${event.name}.*`);

export const onePerson = (config: Config, event: EventDefinition, personId: string): string =>
  subjectOf(config, `${event.name}.${personId}`);
