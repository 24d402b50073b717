import { type Country, makeCitizen, type CitizenPlan, type PointPlan } from "./country.ts";
import { type Bag, inOrder, makeBag, secondsOfDay } from "./day.ts";
import { randomFor, type Random } from "./random.ts";

// Points that collude with people they know, labelled, so that what the product notices can be counted.
// Each family has a bold form and a careful one; each point also has its honest customers.

const families = [
  "round_weights",
  "same_pair",
  "burst",
  "inflation",
  "night",
  "ghosts",
  "split_bag",
  "handed_on_code",
  "heavy",
  "favoured_stars",
] as const;
export type Family = (typeof families)[number];

export interface Cheat {
  id: string;
  family: Family;
  isBold: boolean;
  point: number;
  /** Who gets the tokens. */
  friends: readonly number[];
}

export interface CheatingCountry extends Country {
  cheats: readonly Cheat[];
}

interface Scene {
  random: Random;
  cheat: Cheat;
  point: PointPlan;
  friends: readonly CitizenPlan[];
  day: number;
  /** Of cheating, from 0. */
  turn: number;
}

type Plot = (scene: Scene) => Bag[];

const allStars = { clean: true, compacted: true, manners: true };
const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

const moment = ({ random, point, day }: Scene): number =>
  Math.floor(day * secondsOfDay + random.between(point.opensAt, point.closesAt - 0.5) * 3600);

/** A bag of somebody the owner knows, at any hour of the day. */
const bagFor = (scene: Scene, citizen: CitizenPlan, changes: Partial<Bag> = {}): Bag =>
  makeBag(
    { random: scene.random, point: scene.point, citizen, at: moment(scene) },
    { cheat: scene.cheat.id, ...changes },
  );

const many = (scene: Scene, each: number, make: (citizen: CitizenPlan) => Bag): Bag[] =>
  scene.friends.flatMap((citizen) => range(each).map(() => make(citizen)));

/** So many one after the other, in so many minutes. */
const inRow = (
  scene: Scene,
  count: number,
  minutes: number,
  change: (place: number) => Partial<Bag>,
): Bag[] => {
  const start = moment(scene);
  const apart = (minutes * 60) / count;
  return scene.friends.flatMap((citizen) =>
    range(count).map((place) =>
      bagFor(scene, citizen, { at: Math.floor(start + place * apart), ...change(place) }),
    ),
  );
};

/** A point may look thirty numbers up in a real hour, into which all simulated days of a run may fall. */
const daysOfGhosts = 4;
const ghostsADay = (isBold: boolean): number => (isBold ? 6 : 3);

const plots: Record<Family, Plot> = {
  /** Nothing was on the scale: half kilograms are easy to invent. */
  round_weights: (scene) =>
    many(scene, scene.cheat.isBold ? 3 : 2, (citizen) =>
      bagFor(scene, citizen, {
        grams: 500 * scene.random.whole(2, 8),
        trueGrams: 0,
        seen: "typing",
      }),
    ),
  /** The friend's phone lies on the counter. */
  same_pair: (scene) =>
    many(scene, scene.cheat.isBold ? 5 : 3, (citizen) => bagFor(scene, citizen, { seen: "live" })),
  burst: (scene) =>
    inRow(scene, scene.cheat.isBold ? 12 : 8, scene.cheat.isBold ? 20 : 45, () => ({
      seen: "typing",
    })),
  /** Real bags of real people, and a fifth more than the scale says. */
  inflation: (scene) =>
    many(scene, 1, (citizen) => {
      const bag = bagFor(scene, citizen);
      return { ...bag, grams: Math.round((bag.grams * 1.2) / 10) * 10, trueGrams: bag.grams };
    }),
  night: (scene) =>
    many(scene, scene.cheat.isBold ? 3 : 1, (citizen) =>
      bagFor(scene, citizen, {
        at: Math.floor(scene.day * secondsOfDay + scene.random.between(23.2, 23.9) * 3600),
        seen: "typing",
      }),
    ),
  /** Numbers of nobody: some are new every day. */
  ghosts: (scene) => {
    const each = ghostsADay(scene.cheat.isBold);
    const today = scene.friends.slice(scene.turn * each, (scene.turn + 1) * each);
    return today.map((citizen) => bagFor(scene, citizen, { seen: "phone" }));
  },
  /** One bag, weighed in pieces. */
  split_bag: (scene) =>
    inRow(scene, scene.cheat.isBold ? 9 : 5, 30, () => ({
      grams: 10 * scene.random.whole(28, 52),
      seen: "live",
    })),
  /** Pictures of codes, sent round in a family. */
  handed_on_code: (scene) =>
    many(scene, scene.cheat.isBold ? 2 : 1, (citizen) => bagFor(scene, citizen, { seen: "old" })),
  heavy: (scene) =>
    many(scene, 1, (citizen) =>
      bagFor(scene, citizen, {
        material: "pet",
        grams:
          10 *
          (scene.cheat.isBold ? scene.random.whole(1500, 3000) : scene.random.whole(650, 1150)),
        stars: scene.cheat.isBold ? allStars : { clean: true, compacted: false, manners: true },
        seen: "typing",
      }),
    ),
  favoured_stars: (scene) =>
    many(scene, scene.cheat.isBold ? 3 : 2, (citizen) =>
      bagFor(scene, citizen, { stars: allStars, seen: "live" }),
    ),
};

const friendsOf = (family: Family, isBold: boolean): number => {
  if (family === "ghosts") return ghostsADay(isBold) * daysOfGhosts;
  if (family === "inflation") return isBold ? 4 : 2;
  if (family === "round_weights" || family === "handed_on_code") return isBold ? 4 : 2;
  return family === "night" ? 2 : 1;
};

const all = families.flatMap((family) =>
  [true, false].map((isBold) => ({
    family,
    isBold,
    id: `${family}_${isBold ? "bold" : "careful"}`,
  })),
);
export const cheatCount = all.length;

/** The last points of the country are those that will cheat. */
export const addCheats = (country: Country): CheatingCountry => {
  const citizens = [...country.citizens];
  const first = country.points.length - all.length;
  if (first < 0) throw new Error(`${all.length} points at least`);
  const cheats = all.map(({ family, isBold, id }, place): Cheat => {
    const point = first + place;
    const friends = range(friendsOf(family, isBold)).map(() => {
      const changes =
        family === "ghosts"
          ? ({ kind: "ghost", hasApp: false } as const)
          : { hasApp: true, kind: "household" as const };
      const citizen = makeCitizen(country.seed, citizens.length, point, { cheat: id, ...changes });
      citizens.push(citizen);
      return citizen.index;
    });
    return { id, family, isBold, point, friends };
  });
  const points = country.points.map((point) => {
    const cheat = cheats.find((one) => one.point === point.index);
    // Favour shows where others get little.
    return cheat?.family === "favoured_stars" ? { ...point, starHabit: 0.45 } : point;
  });
  return { seed: country.seed, points, citizens, cheats };
};

/** What the colluding points add to a day, from the day on which they begin. */
export const planCheating = (country: CheatingCountry, day: number, firstDay: number): Bag[] => {
  if (day < firstDay) return [];
  return inOrder(
    country.cheats.flatMap((cheat) => {
      const point = country.points[cheat.point];
      if (!point) return [];
      const random = randomFor(country.seed, `day ${day} of ${cheat.id}`);
      const friends = cheat.friends.flatMap((index) => country.citizens[index] ?? []);
      return plots[cheat.family]({ random, cheat, point, friends, day, turn: day - firstDay });
    }),
  );
};
