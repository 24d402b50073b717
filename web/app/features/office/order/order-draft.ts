import { toWesternDigits } from "@app/contract/phone";
import { type OfficeOrderInput, officeOrderInputSchema } from "@app/contract/office-orders";
import { type PackName, packNames, suggestBins, suggestPack } from "@app/contract/office-packs";

/** What is filled in, as it stands in the fields; kept on the phone from the first change on. */

export interface FloorDraft {
  name: string;
  people: string;
  bins: number;
}

export interface SiteDraft {
  name: string;
  address: string;
  wilaya: string;
  communeCode: string;
  floors: FloorDraft[];
}

export interface OrderDraft {
  company: string;
  people: string;
  /** Empty: the one that is suggested. */
  pack: string;
  sites: SiteDraft[];
  rhythm: string;
  weekday: string;
  half: string;
  accessNote: string;
  contactName: string;
  contactPhone: string;
  invoiceName: string;
  invoiceAddress: string;
  rc: string;
  nif: string;
  email: string;
}

const emptyFloor: FloorDraft = { name: "", people: "", bins: 2 };
export const emptySite: SiteDraft = {
  name: "",
  address: "",
  wilaya: "",
  communeCode: "",
  floors: [emptyFloor],
};
export const emptyOrder: OrderDraft = {
  company: "",
  people: "",
  pack: "",
  sites: [emptySite],
  rhythm: "",
  weekday: "",
  half: "",
  accessNote: "",
  contactName: "",
  contactPhone: "",
  invoiceName: "",
  invoiceAddress: "",
  rc: "",
  nif: "",
  email: "",
};

/** Where it is kept. */
export const draftKey = "draft.office";

export const countOf = (typed: string): number => {
  const digits = toWesternDigits(typed).replaceAll(/\D/g, "");
  return digits === "" ? 0 : Number(digits);
};

export const packOfDraft = ({ pack, people }: OrderDraft): PackName =>
  packNames.find((name) => name === pack) ?? suggestPack(countOf(people));

export const binsOf = (sites: readonly SiteDraft[]): number =>
  sites.reduce((sum, { floors }) => sum + floors.reduce((all, { bins }) => all + bins, 0), 0);

/** Counted for them before they see it: the first floor has everybody until there is a second. */
export const withSuggestion = (draft: OrderDraft, firstFloor: string): OrderDraft => {
  const [site] = draft.sites;
  const [floor] = site?.floors ?? [];
  if (!site || !floor || draft.sites.length > 1 || site.floors.length > 1 || floor.name !== "") {
    return draft;
  }
  const bins = suggestBins(countOf(draft.people));
  const first = { name: firstFloor, people: draft.people, bins };
  return { ...draft, sites: [{ ...site, floors: [first] }] };
};

/** As the server wants it; whether it is right, its schema tells. */
export const inputOf = (draft: OrderDraft): unknown => ({
  company: draft.company,
  pack: packOfDraft(draft),
  people: countOf(draft.people),
  sites: draft.sites.map(({ name, address, communeCode, floors }) => ({
    name,
    address,
    communeCode: Number(communeCode),
    floors: floors.map((floor) => ({ ...floor, people: countOf(floor.people) })),
  })),
  rhythm: draft.rhythm,
  weekday: draft.weekday === "" ? null : Number(draft.weekday),
  half: draft.half,
  accessNote: draft.accessNote,
  contactName: draft.contactName,
  contactPhone: draft.contactPhone,
  invoice: {
    name: draft.invoiceName,
    address: draft.invoiceAddress,
    rc: draft.rc,
    nif: toWesternDigits(draft.nif).replaceAll(/\s/g, ""),
  },
});

/** Of a draft that was checked. */
export const orderOf = (draft: OrderDraft): OfficeOrderInput =>
  officeOrderInputSchema.parse(inputOf(draft));
