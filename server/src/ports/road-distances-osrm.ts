import type { Logger } from "pino";
import { z } from "zod";
import { callOnce } from "./call-once.ts";
import type { Position, RoadDistances, Roads } from "./road-distances.ts";
import { straightRoads } from "./straight-roads.ts";

// The table service of OSRM's HTTP API, and of whatever else speaks it.

export interface OsrmOptions {
  url: URL;
  patienceMilliseconds: number;
  log: Pick<Logger, "warn">;
}

/** What an OSRM answers unless it is set up otherwise; more is `TooBig`. */
const mostPlaces = 100;

/** Null where no road leads from the one to the other. */
const tableSchema = z.array(z.array(z.nullable(z.number().nonnegative())));
const answerSchema = z.object({
  code: z.literal("Ok"),
  durations: tableSchema,
  distances: tableSchema,
});
const refusalSchema = z.object({ code: z.string().regex(/^[A-Za-z]{2,40}$/) });

type Table = z.infer<typeof tableSchema>;

const addressOf = (url: URL, places: readonly Position[]): URL => {
  const coordinates = places.map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`);
  const address = new URL(url);
  address.pathname = `${url.pathname.replace(/\/+$/, "")}/table/v1/driving/${coordinates.join(";")}`;
  address.search = "annotations=duration,distance&generate_hints=false";
  return address;
};

/** The table, whole and square, with a guess where it has nothing to say. */
const complete = (
  table: Table,
  guesses: readonly (readonly number[])[],
): readonly (readonly number[])[] => {
  const size = guesses.length;
  if (table.length !== size || table.some((row) => row.length !== size)) {
    throw new Error("the road map answered for other places");
  }
  return guesses.map((row, from) => row.map((guess, to) => Math.round(table[from]?.[to] ?? guess)));
};

const readAnswer = (status: number, text: string, guess: Roads): Roads => {
  const said: unknown = JSON.parse(text);
  const answer = answerSchema.safeParse(said);
  if (status !== 200 || !answer.success) {
    // Its message may hold a position; its code does not.
    const code = refusalSchema.safeParse(said).data?.code ?? "no table";
    throw new Error(`the road map answered ${status}: ${code}`);
  }
  return {
    meters: complete(answer.data.distances, guess.meters),
    seconds: complete(answer.data.durations, guess.seconds),
  };
};

export const createOsrmDistances = ({
  url,
  patienceMilliseconds,
  log,
}: OsrmOptions): RoadDistances => {
  /** Until it works again: an outage is one line in the log, not one for every plan. */
  let isReported = false;

  const ask = async (places: readonly Position[], guess: Roads): Promise<Roads> => {
    if (places.length > mostPlaces) throw new Error(`more than ${mostPlaces} places`);
    const { status, text } = await callOnce(addressOf(url, places), {
      method: "GET",
      headers: { accept: "application/json" },
      patienceMilliseconds,
    });
    return readAnswer(status, text, guess);
  };

  return {
    between: async (places) => {
      const guess = straightRoads(places);
      if (places.length < 2) return guess;
      try {
        const roads = await ask(places, guess);
        isReported = false;
        return roads;
      } catch (error) {
        if (!isReported) log.warn({ err: error }, "no roads from the map: straight lines instead");
        isReported = true;
        return guess;
      }
    },
  };
};
