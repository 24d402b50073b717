import { badText, badValue } from "./bad-values.ts";
import type { Dice } from "./dice.ts";
import type { Schema } from "./operations.ts";

type Fields = Record<string, unknown>;
/** Values that were seen under a name: another's id is the most tempting bad value. */
export type Seen = ReadonlyMap<string, readonly unknown[]>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One of the ways a schema leaves open. */
const oneOf = (dice: Dice, schema: Schema): Schema => {
  const ways = schema.anyOf ?? schema.oneOf;
  return ways && ways.length > 0 ? oneOf(dice, dice.pick(ways)) : schema;
};

const replacement = (dice: Dice, name: string, schema: Schema, seen: Seen): unknown => {
  const known = seen.get(name);
  return known && known.length > 0 && dice.chance(25) ? dice.pick(known) : badValue(dice, schema);
};

const poison = ["__proto__", "constructor", "is_admin", "", "toString", "a\0b", "0"];

const changeFields = (dice: Dice, schema: Schema, value: Fields, seen: Seen): Fields => {
  const copy: Fields = { ...value };
  if (dice.chance(8)) {
    // Defined, not assigned: `__proto__` becomes a field, as in JSON.
    return Object.defineProperty(copy, dice.pick(poison), { value: 1, enumerable: true });
  }
  const names = [...new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(value)])];
  if (names.length === 0) return { ...copy, unasked: badValue(dice, {}) };
  const name = dice.pick(names);
  if (dice.chance(8)) {
    delete copy[name];
    return copy;
  }
  const inner = oneOf(dice, schema.properties?.[name] ?? {});
  const old = copy[name];
  const goesDeeper = (isFields(old) || Array.isArray(old)) && dice.chance(75);
  copy[name] = goesDeeper ? mutate(dice, inner, old, seen) : replacement(dice, name, inner, seen);
  return copy;
};

const changeList = (dice: Dice, schema: Schema, value: unknown[], seen: Seen): unknown[] => {
  if (value.length === 0 || dice.chance(15)) return [...value, badValue(dice, schema.items ?? {})];
  if (dice.chance(15)) return [...value, ...value, ...value];
  if (dice.chance(5)) return Array.from({ length: 500 }, () => value[0]);
  const at = dice.below(value.length);
  return value.with(at, mutate(dice, oneOf(dice, schema.items ?? {}), value[at], seen));
};

/** The same with one thing wrong, somewhere inside. */
export const mutate = (dice: Dice, schema: Schema, value: unknown, seen: Seen): unknown => {
  const chosen = oneOf(dice, schema);
  if (isFields(value)) return changeFields(dice, chosen, value, seen);
  if (Array.isArray(value)) return changeList(dice, chosen, value, seen);
  return badValue(dice, chosen);
};

/** The same for what stands in an address: texts alone. */
export const mutateTexts = (
  dice: Dice,
  schemas: Record<string, Schema>,
  values: Record<string, string>,
  seen: Seen,
): Record<string, string> => {
  const name = dice.pick(Object.keys(schemas));
  const known = seen.get(name);
  const value =
    known && known.length > 0 && dice.chance(25)
      ? String(dice.pick(known))
      : badText(dice, oneOf(dice, schemas[name] ?? {}));
  return { ...values, [name]: value };
};

/** Every plain value of a sample under its name. */
export const collect = (seen: Map<string, unknown[]>, value: unknown): void => {
  if (Array.isArray(value)) for (const one of value) collect(seen, one);
  if (!isFields(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === "object") collect(seen, inner);
    else seen.set(name, [...(seen.get(name) ?? []), inner]);
  }
};
