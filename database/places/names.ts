// dzcities carries the spelling of many hands. What follows a rule is put right here; what needs
// knowing is in commune-names.csv.

const accents: Readonly<Record<string, string>> = {
  Ain: "Aïn",
  Aissa: "Aïssa",
  Ait: "Aït",
  Beni: "Béni",
  Boussaid: "Boussaïd",
  Mhamed: "M'Hamed",
  Mhidi: "M'Hidi",
  Said: "Saïd",
};

export const cleanFrench = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => accents[word] ?? word)
    .join(" ")
    // M'cisna is M'Cisna: the letter after the elision opens the name.
    .replaceAll(/(?<=\b[A-Z]')[a-z]/g, (letter) => letter.toUpperCase());

/** Words that do end in alef maqsura; anywhere else it stands for a ya typed without its dots. */
const endsInAlefMaqsura = new Set([
  "الدفلى",
  "المرسى",
  "الوسطى",
  "سلمى",
  "عيسى",
  "مرسى",
  "مصطفى",
  "موسى",
  "يبقى",
  "يحيى",
]);

/** Plain letters for the ones only some keyboards have: official Arabic writes g as qaf. */
const letters: readonly (readonly [RegExp, string])[] = [
  [/[\u064b-\u0652\u0640\u200e\u200f]/g, ""],
  [/\u06be/g, "ه"],
  [/[\u06a4\u06a8]/g, "ق"],
  [/\u067e/g, "ب"],
];

const words: Readonly<Record<string, string>> = {
  ابراهيم: "إبراهيم",
  ادريس: "إدريس",
  ام: "أم",
  ان: "إن",
  اولاد: "أولاد",
  الابيض: "الأبيض",
  الاحد: "الأحد",
  الاحمر: "الأحمر",
  الاربعاء: "الأربعاء",
  الامير: "الأمير",
  أيت: "آيت",
  بير: "بئر",
  راس: "رأس",
  واد: "وادي",
};

const cleanArabicWord = (word: string): string => {
  const ya = word.endsWith("ى") && !endsInAlefMaqsura.has(word) ? `${word.slice(0, -1)}ي` : word;
  return words[ya] ?? ya;
};

export const cleanArabic = (name: string): string =>
  letters
    // NFKC turns the drawn forms of letters (U+FB50 and on) back into letters.
    .reduce((text, [pattern, letter]) => text.replaceAll(pattern, letter), name.normalize("NFKC"))
    .trim()
    .split(/\s+/)
    .map(cleanArabicWord)
    .join(" ");
