import { listBrandWeighings } from "@app/contract/brand-overview";
import type { QueryOf } from "@app/contract/endpoint";

export type AskedWeighings = Omit<QueryOf<typeof listBrandWeighings>, "before">;

const { shape } = listBrandWeighings.query;

/** What an address asks to see behind; a part of it that can mean nothing is left out. */
export const weighingsOf = (search: URLSearchParams): AskedWeighings => {
  const read = <Name extends keyof AskedWeighings>(name: Name): AskedWeighings[Name] => {
    const value = search.get(name);
    const answer = value === null ? undefined : shape[name].safeParse(value);
    return answer?.success ? (answer.data as AskedWeighings[Name]) : undefined;
  };
  return {
    month: read("month"),
    year: read("year"),
    wilaya: read("wilaya"),
    material: read("material"),
    claim: read("claim"),
    lot: read("lot"),
  };
};
