import { describe, expect, test } from "vitest";
import { changesOf, type DraftField, draftOf, draftStore } from "./draft.ts";
import type { KeyValueStore } from "./storage.ts";

const text = (name: string, value: string, more: Partial<DraftField> = {}): DraftField => ({
  name,
  value,
  type: "text",
  defaultValue: "",
  ...more,
});
const box = (type: "checkbox" | "radio", name: string, value: string, checked: boolean) => ({
  type,
  name,
  value,
  checked,
});

describe("a draft", () => {
  test("holds texts, ticks and choices", () => {
    const fields = [
      text("name", "Yasmine"),
      text("wilaya", "31", { type: "hidden" }),
      box("radio", "role", "citizen", false),
      box("radio", "role", "point", true),
      box("checkbox", "consent", "on", true),
    ];
    expect(draftOf(fields)).toEqual({
      name: "Yasmine",
      wilaya: "31",
      "role=citizen": "",
      "role=point": "on",
      "consent=on": "on",
    });
  });

  test("never holds a password, shown or hidden, a code, a file or a field without a name", () => {
    const fields = [
      text("password", "secret", { type: "password" }),
      text("shown", "secret", { autocomplete: "new-password" }),
      text("current", "secret", { autocomplete: "current-password" }),
      text("code", "407251", { autocomplete: "one-time-code" }),
      text("photo", "C:\\fakepath\\me.jpg", { type: "file" }),
      text("", "unnamed"),
    ];
    expect(draftOf(fields)).toEqual({});
    const draft = Object.fromEntries(fields.map(({ name }) => [name, "old"]));
    expect(changesOf(fields, draft)).toEqual([]);
  });

  test("fills in what differs, and leaves alone what was typed since", () => {
    const fields = [
      text("name", ""),
      text("city", "Oran", { defaultValue: "Oran" }),
      text("street", "typed early"),
      text("same", "x", { defaultValue: "x" }),
      text("unknown", ""),
      box("checkbox", "consent", "on", false),
      box("radio", "role", "point", true),
    ];
    const draft = {
      name: "Yasmine",
      city: "Alger",
      street: "old",
      same: "x",
      "consent=on": "on",
      "role=point": "on",
    };
    expect(changesOf(fields, draft).map(({ field, value }) => [field.name, value])).toEqual([
      ["name", "Yasmine"],
      ["city", "Alger"],
      ["consent", "on"],
    ]);
  });
});

describe("the store of drafts", () => {
  const memory = () => {
    const values = new Map<string, string>();
    const store: KeyValueStore = {
      read: (key) => values.get(key) ?? null,
      write: (key, value) => void values.set(key, value),
      remove: (key) => void values.delete(key),
      removeStartingWith: () => undefined,
    };
    return { values, store };
  };

  test("keeps forms apart, and forgets only what was sent", () => {
    const { values, store } = memory();
    const one = draftStore(store, "sign-up");
    const other = draftStore(store, "settings");
    one.write({ name: "Yasmine" });
    other.write({ name: "Karim" });
    one.clear();
    expect([one.read(), other.read()]).toEqual([{}, { name: "Karim" }]);
    expect([...values.keys()]).toEqual(["draft.settings"]);
  });

  test.each(["", "nonsense", "null", "7", '{"name":7}', '["a"]'])(
    "reads %j without falling over",
    (kept) => {
      const { values, store } = memory();
      values.set("draft.form", kept);
      expect(changesOf([text("name", "")], draftStore(store, "form").read())).toEqual([]);
    },
  );
});
