import { expect, it } from "vitest";
import { usageOf } from "./catalogue-usage.ts";
import { checkUsage } from "./catalogues.ts";

const check = (source: string, keys: string[]): string[] =>
  checkUsage(new Map([["deposits", keys]]), new Map([["page.tsx", usageOf("page.tsx", source)]]));

it.each([
  `const t = useTranslations("deposits"); t("title");`,
  `const t = useTranslations("deposits"); t.rich("title", {});`,
  `const t = await getTranslations("deposits"); t.has("title");`,
  `const t = createTranslator({ messages, locale, namespace: "deposits" }); t("title");`,
  `const say = useTranslations(); say("deposits.title");`,
  `const show = (t: Translator<"deposits">) => t("title");`,
  `const t = useTranslations("deposits"); t(isOpen ? "title" : "title");`,
  "const t = useTranslations('deposits'); t(`ti${x}`);",
  `const names = { a: "title" }; const t = useTranslations("deposits"); t(names[x]);`,
])("sees that %s uses the key", (source) => {
  expect(check(source, ["title"])).toEqual([]);
});

it("tells keys that nothing uses", () => {
  const source = `const t = useTranslations("deposits"); t("title"); const other = "old";`;
  expect(check(source, ["title", "old"])).toEqual(["deposits.old is not used"]);
});

it("tells keys that no catalogue has", () => {
  const source = `const t = useTranslations("deposits");\nt("title");\nt(\`status.\${x}\`);`;
  expect(check(source, [])).toEqual([
    `page.tsx:2 no message for "title"`,
    "page.tsx:3 no message for `status.${x}`",
  ]);
});
