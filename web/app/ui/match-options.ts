export interface SelectOption {
  value: string;
  label: string;
  /** Other words that find it: its name in another language, its number. */
  keywords?: string | undefined;
}

const alikeLetters: Readonly<Record<string, string>> = { ة: "ه", ى: "ي", ٱ: "ا" };

/**
 * What stays of a text when it is searched: no case, no accents, no vowel signs, hamza, tatweel or
 * apostrophes, and one space between words. "M’Sila" is "msila", "أَدْرَار" is "ادرار".
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}ءـ'’ʼ`]/gu, "")
    .replace(/[ةىٱ]/g, (letter) => alikeLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The options that hold what was typed; those with a word that starts so come first. */
export const matchOptions = <Option extends SelectOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] => {
  const sought = foldText(typed);
  const places = new Map(
    options.map((option) => [option, ` ${foldText(`${option.label} ${option.keywords ?? ""}`)}`]),
  );
  const found = options.filter((option) => places.get(option)?.includes(sought));
  const startsSo = (option: Option) => places.get(option)?.includes(` ${sought}`) ?? false;
  return [...found.filter(startsSo), ...found.filter((option) => !startsSo(option))];
};
