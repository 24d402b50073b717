import type { BrandCompany } from "@app/contract/brand-company";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { Messages } from "../../../i18n/catalogues.ts";
import { saveContact, saveIdentity, savePackaging, saveSeat } from "../brand-settings.api.ts";
import { contactBlock, identityBlock, packagingBlock, seatBlock } from "./blocks.ts";
import { type BlockState, useBlock } from "../use-block.ts";

export type CompanyField = keyof Messages["brandSettings"]["problem"];

/** The four blocks, and what is missing in all of them. */
export const useCompanyForm = (company: BrandCompany, onSaved: () => void) => {
  const t = useTranslations("brandSettings.problem");
  const identity = useBlock({
    ...identityBlock,
    name: "identity",
    first: identityBlock.first(company.identity),
    save: saveIdentity,
    onSaved,
  });
  const seat = useBlock({
    ...seatBlock,
    name: "seat",
    first: seatBlock.first(company.seat),
    save: saveSeat,
    onSaved,
  });
  const contact = useBlock({
    ...contactBlock,
    name: "contact",
    first: contactBlock.first(company.contact),
    save: saveContact,
    onSaved,
  });
  const packaging = useBlock({
    ...packagingBlock,
    name: "packaging",
    first: packagingBlock.first(company.packaging),
    save: savePackaging,
    onSaved,
  });
  const blocks = { identity, seat, contact, packaging };
  const all = [identity, seat, contact, packaging];
  const [missing, setMissing] = useState<readonly CompanyField[]>([]);
  // A new list takes the focus, so it must be new only when what is missing is.
  const errors = useMemo(
    () => missing.map((field) => ({ fieldId: fieldId(field), message: t(field) })),
    [missing, t],
  );

  /** Whether everything is filled in and saved; what is not is shown. */
  const finish = async (): Promise<boolean> => {
    const found = all.flatMap((block): readonly CompanyField[] => block.ask());
    setMissing(found);
    if (found.length > 0) return false;
    const states = await Promise.all(all.map((block) => block.saveNow()));
    return states.every(Boolean);
  };
  return { blocks, errors, finish };
};
export type CompanyForm = ReturnType<typeof useCompanyForm>;

export const fieldId = (field: CompanyField): string => `brand-${field}`;

/** What ties a field to its block. */
export const useBound = <D extends Record<string, string>>(block: BlockState<D>) => {
  const t = useTranslations("brandSettings.problem");
  const messageOf = (field: CompanyField): string => t(field);
  return (field: CompanyField & keyof D) => ({
    id: fieldId(field),
    error: block.isWrong(field) ? messageOf(field) : undefined,
    value: block.value[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      block.change({ [field]: currentTarget.value } as Partial<D>),
    onBlur: () => block.leave(field),
  });
};
