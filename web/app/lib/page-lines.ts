import type { Alias, Feature, FooterColour, Guard, NavbarVariant, Page } from "./route-types.ts";

const column = "|";
const item = ",";
const addition = ">";
const off = "-";

const aliasToText = (alias: Alias): string =>
  typeof alias === "string" ? alias : alias.path + addition + alias.adds;

const aliasFromText = (text: string): Alias => {
  const [path = "", adds] = text.split(addition);
  return adds === undefined ? path : { path, adds };
};

const itemsOf = (text = ""): string[] => text.split(item).filter(Boolean);

/** A page in one line, with what a browser has to know of it: of its module, only whether it is there. */
export const pageToLine = (page: Page): string => {
  const { path, feature, footer, navbar, guards, texts = [], aliases = [], file } = page;
  const asked = file ? guards.join(item) : off;
  const lists = [asked, texts.join(item), aliases.map(aliasToText).join(item)];
  return [path, feature, footer, navbar, ...lists].join(column);
};

export const pageFromLine = (line: string): Page => {
  const [path = "", feature, footer, navbar, guards, texts, aliases] = line.split(column);
  return {
    path,
    feature: feature as Feature,
    footer: footer as FooterColour,
    navbar: navbar as NavbarVariant,
    guards: guards === off ? [] : (itemsOf(guards) as Guard[]),
    texts: itemsOf(texts) as NonNullable<Page["texts"]>,
    aliases: itemsOf(aliases).map(aliasFromText),
    ...(guards !== off && { file: "it is there" }),
  };
};
