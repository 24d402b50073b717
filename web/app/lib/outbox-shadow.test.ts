import { expect, test } from "vitest";
import { keepShadow, readShadow } from "./outbox-shadow.ts";
import { memoryStore } from "./testing/memory-store.ts";

test("the count is remembered beside the database; what is no count is none", () => {
  const store = memoryStore();
  expect(readShadow(store)).toBeNull();
  const shadow = { deviceId: "a", highestNumber: 12, waiting: 3 };
  keepShadow(shadow, store);
  expect(readShadow(store)).toEqual(shadow);
  for (const broken of ["", "{}", '{"deviceId":"a"}', '{"deviceId":"a","highestNumber":"x"}']) {
    store.write("outbox.device", broken);
    expect(readShadow(store)).toBeNull();
  }
});
