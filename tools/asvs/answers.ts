import { table } from "../../harness/src/report.ts";

// docs/asvs.tsv: each requirement of OWASP's ASVS 5.0.0, levels 1 and 2, with our answer.

const answers = ["met", "not met", "not applicable"] as const;
const proofs = ["test", "check", "code", "document"] as const;

export interface Answer {
  id: string;
  level: number;
  asks: string;
  answer: string;
  /** A test or a check says so each time it runs; code was read; a document was written. */
  provedBy: string;
  proof: readonly string[];
  note: string;
}

/** Names are our own short words for what a chapter is about; counts are those of the standard. */
export const chapters: readonly { name: string; requirements: number }[] = [
  { name: "Encoding", requirements: 27 },
  { name: "Validation and business logic", requirements: 11 },
  { name: "Web pages", requirements: 19 },
  { name: "API", requirements: 10 },
  { name: "Files", requirements: 9 },
  { name: "Authentication", requirements: 35 },
  { name: "Sessions", requirements: 18 },
  { name: "Authorization", requirements: 7 },
  { name: "Self-contained tokens", requirements: 7 },
  { name: "OAuth and OpenID Connect", requirements: 29 },
  { name: "Cryptography", requirements: 14 },
  { name: "Communication", requirements: 9 },
  { name: "Configuration", requirements: 13 },
  { name: "Data protection", requirements: 9 },
  { name: "Coding and architecture", requirements: 13 },
  { name: "Logs and errors", requirements: 16 },
  { name: "WebRTC", requirements: 7 },
];

export const parseAnswers = (text: string): Answer[] =>
  text
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", level = "", asks = "", answer = "", provedBy = "", proof = "", note = ""] =
        line.split("\t");
      const files = proof.split(" ").filter((file) => file !== "");
      return { id, level: Number(level), asks, answer, provedBy, proof: files, note };
    });

export const chapterOf = ({ id }: Answer): number => Number(id.split(".")[0]);

export const isAutomatic = ({ provedBy }: Answer): boolean =>
  provedBy === "test" || provedBy === "check";

const isOneOf = (list: readonly string[], value: string): boolean => list.includes(value);

const metProblems = ({ provedBy, proof }: Answer): string[] => [
  ...(isOneOf(proofs, provedBy) ? [] : ["met, but by nothing"]),
  ...(proof.length > 0 ? [] : ["met, but no file shows it"]),
  ...(provedBy !== "test" || proof.some((file) => /\.(test|e2e)\.tsx?$/.test(file))
    ? []
    : ["proved by a test, but none is named"]),
];

const unmetProblems = ({ note, provedBy }: Answer): string[] => [
  ...(note === "" ? ["not met or not applicable, but not why"] : []),
  ...(provedBy === "" ? [] : ["not met, but proved"]),
];

/** What does not hold of one line by itself. */
const problemsOf = (one: Answer, exists: (file: string) => boolean): string[] =>
  [
    ...(isOneOf(answers, one.answer) ? [] : [`unknown answer "${one.answer}"`]),
    ...(one.asks === "" ? ["nobody knows what it asks"] : []),
    ...one.proof.filter((file) => !exists(file)).map((file) => `there is no ${file}`),
    ...(one.answer === "met" ? metProblems(one) : unmetProblems(one)),
  ].map((problem) => `${one.id} ${problem}`);

const countProblems = (list: readonly Answer[]): string[] => {
  const repeated = list.filter(({ id }, place) => list.findIndex((one) => one.id === id) < place);
  return [
    ...repeated.map(({ id }) => `${id} is answered twice`),
    ...chapters.flatMap(({ requirements }, index) => {
      const { length } = list.filter((one) => chapterOf(one) === index + 1);
      return length === requirements
        ? []
        : [`chapter ${index + 1} has ${length} answers of ${requirements}`];
    }),
  ];
};

export const findProblems = (
  list: readonly Answer[],
  exists: (file: string) => boolean,
): string[] => [...countProblems(list), ...list.flatMap((one) => problemsOf(one, exists))];

const countsOf = (list: readonly Answer[]): string[] => {
  const applicable = list.filter(({ answer }) => answer !== "not applicable");
  const met = applicable.filter(({ answer }) => answer === "met");
  const counts = [applicable, met, met.filter(isAutomatic)].map(({ length }) => `${length}`);
  return [`${list.length}`, ...counts, `${applicable.length - met.length}`];
};

export const summary = (list: readonly Answer[]): string =>
  table(
    ["Chapter", "Asked", "Applicable", "Met", "By test or check", "Not met"],
    [
      ...chapters.map(({ name }, index) => [
        `V${index + 1} ${name}`,
        ...countsOf(list.filter((one) => chapterOf(one) === index + 1)),
      ]),
      ["**All**", ...countsOf(list).map((count) => `**${count}**`)],
    ],
  );

export const openOnes = (list: readonly Answer[]): string =>
  table(
    ["Id", "Asks", "Why not"],
    list
      .filter(({ answer }) => answer === "not met")
      .map(({ id, asks, note }) => [`V${id}`, asks, note]),
  );
