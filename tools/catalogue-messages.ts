import {
  type MessageFormatElement,
  parse,
  type PluralElement,
  TYPE,
} from "@formatjs/icu-messageformat-parser";

/** What a message asks of its caller, and what it says itself. */
export interface Shape {
  /** Name and kind of every placeholder, as `count value` or `link tag`. */
  placeholders: Set<string>;
  /** Forms of each plural, by the placeholder that is counted. */
  plurals: Map<string, Set<string>>;
  /** The text between the placeholders. */
  text: string;
}

export const arabicForms = ["zero", "one", "two", "few", "many", "other"] as const;

const addPlural = (shape: Shape, element: PluralElement): void => {
  shape.placeholders.add(`${element.value} value`);
  if (element.pluralType === "cardinal") {
    const forms = new Set(Object.keys(element.options));
    // Counted twice in one message: the forms that both have.
    const known = shape.plurals.get(element.value) ?? forms;
    shape.plurals.set(element.value, known.intersection(forms));
  }
  for (const option of Object.values(element.options)) collect(option.value, shape);
};

const collectOne = (element: MessageFormatElement, shape: Shape): void => {
  switch (element.type) {
    case TYPE.literal:
      shape.text += element.value;
      break;
    case TYPE.pound:
      break;
    case TYPE.argument:
    case TYPE.number:
      shape.placeholders.add(`${element.value} value`);
      break;
    case TYPE.date:
    case TYPE.time:
      shape.placeholders.add(`${element.value} date`);
      break;
    case TYPE.plural:
      addPlural(shape, element);
      break;
    case TYPE.select:
      shape.placeholders.add(
        `${element.value} one of ${Object.keys(element.options).toSorted().join("/")}`,
      );
      for (const option of Object.values(element.options)) collect(option.value, shape);
      break;
    case TYPE.tag:
      shape.placeholders.add(`${element.value} tag`);
      collect(element.children, shape);
      break;
  }
};

const collect = (elements: readonly MessageFormatElement[], shape: Shape): void => {
  for (const element of elements) collectOne(element, shape);
};

/** Throws where the message is not ICU. */
export const shapeOf = (message: string): Shape => {
  const shape: Shape = { placeholders: new Set(), plurals: new Map(), text: "" };
  collect(parse(message), shape);
  return shape;
};
