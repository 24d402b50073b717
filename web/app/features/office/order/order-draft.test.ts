import { describe, expect, it } from "vitest";
import { ApiError } from "../../../lib/api-client.ts";
import {
  emptyOrder,
  inputOf,
  type OrderDraft,
  orderOf,
  packOfDraft,
  withSuggestion,
} from "./order-draft.ts";
import {
  firstOpenStep,
  problemsOfAccount,
  problemsOfError,
  problemsOfStep,
} from "./order-problems.ts";

const filled: OrderDraft = {
  ...emptyOrder,
  company: "Cabinet Saadi",
  people: "٦٤",
  sites: [
    {
      name: "Siège",
      address: "12, rue des Jardins",
      wilaya: "31",
      communeCode: "3101",
      floors: [{ name: "Accueil", people: "64", bins: 7 }],
    },
  ],
  rhythm: "weekly",
  weekday: "2",
  half: "morning",
  contactName: "Lynda Saadi",
  contactPhone: "0550 12 34 56",
  invoiceName: "Cabinet Saadi",
  invoiceAddress: "12, rue des Jardins",
  rc: "31/00-0123456",
  nif: "000131001234567",
};

describe("the draft of an order", () => {
  it("becomes what the server wants, digits of either kind", () => {
    expect(orderOf(filled)).toMatchObject({
      pack: "team",
      people: 64,
      weekday: 2,
      contactPhone: "+213550123456",
      sites: [{ communeCode: 3101, floors: [{ people: 64, bins: 7 }] }],
    });
    expect(firstOpenStep(filled)).toBe(4);
  });

  it("suggests a pack by the people, and keeps what was chosen", () => {
    expect(packOfDraft({ ...filled, people: "12" })).toBe("starter");
    expect(packOfDraft({ ...filled, people: "12", pack: "site" })).toBe("site");
  });

  it("puts everybody on a first floor, and changes nothing that somebody wrote", () => {
    const [site] = withSuggestion({ ...emptyOrder, people: "64" }, "Accueil").sites;
    expect(site?.floors).toEqual([{ name: "Accueil", people: "64", bins: 7 }]);
    expect(withSuggestion(filled, "Other")).toBe(filled);
  });

  it("lets nobody past a step with something to fix, and says it in the order of the form", () => {
    expect(firstOpenStep(emptyOrder)).toBe(1);
    expect(problemsOfStep(emptyOrder, 1).map(({ text }) => text)).toEqual(["company", "people"]);
    expect(problemsOfStep(emptyOrder, 2).map(({ field }) => field)).toEqual([
      "sites.0.name",
      "sites.0.address",
      "sites.0.communeCode",
      "sites.0.floors.0.name",
    ]);
    expect(firstOpenStep({ ...filled, weekday: "" })).toBe(3);
    expect(problemsOfStep({ ...filled, nif: "12" }, 4)).toEqual([
      { field: "invoice.nif", text: "nif" },
    ]);
  });

  it("asks for an account's three things, and knows the server's answers", () => {
    expect(
      problemsOfAccount("", { password: "", consent: false }).map(({ field }) => field),
    ).toEqual(["email", "password", "consent"]);
    const refused = new ApiError(409, { error: "order_open", message: "", traceId: "" });
    expect(problemsOfError(refused)).toEqual([{ text: "orderOpen" }]);
    expect(inputOf(filled)).not.toHaveProperty("email");
  });
});
