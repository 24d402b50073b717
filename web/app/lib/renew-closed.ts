import { keepClosed } from "./closed-parts.ts";

interface Answer {
  closed?: readonly { feature?: unknown }[];
}

/** By hand and without a schema: every page asks, also those that carry nothing of the API. */
export const renewClosed = async (): Promise<void> => {
  try {
    const response = await fetch("/api/v1/switches");
    const { closed } = (await response.json()) as Answer;
    if (response.ok && closed) keepClosed(closed.map(({ feature }) => String(feature)));
  } catch {
    // Without a network nothing is known to be closed; asked again with the next page.
  }
};
