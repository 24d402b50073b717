import { materials } from "@app/contract/materials";
import type { Product, ProductInput } from "@app/contract/products";
import { useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { useNumbers } from "../../i18n/format.tsx";
import { drawingOf } from "../../lib/material-tile.ts";
import { useOnceKey } from "../../lib/once-key.ts";
import { StepForm } from "../../lib/step-form.tsx";
import { deviceStore, keptPrefix } from "../../lib/storage.ts";
import { useDraftState } from "../../lib/use-draft-state.ts";
import { useStepForm } from "../../lib/use-step-form.ts";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { Field } from "../../ui/field.tsx";
import { BarcodeField } from "./barcode-field.tsx";
import { bodyOf, draftOf, emptyDraft } from "./drafts.ts";
import { MadeTonnes } from "./made-tonnes.tsx";
import { type NewPhoto, PhotoField } from "./photo-field.tsx";
import { pairOf } from "./product-picture.tsx";
import { useMaterialName } from "./product-row.tsx";
import { addProduct, changePicture, changeProduct } from "./products.api.ts";
import { problemsIn, problemsOf, type ProblemText, type ProductField } from "./problems.ts";

interface ProductFormProps {
  /** Null: a new one. */
  product: Product | null;
  onSaved: () => void;
}

const useForm = ({ product, onSaved }: ProductFormProps) => {
  const t = useTranslations("products");
  const { decimalMark } = useNumbers();
  const keyFor = useOnceKey();
  const [photo, setPhoto] = useState<NewPhoto>();
  const key = `${keptPrefix}product.${product?.id ?? "new"}`;
  const first = product ? draftOf(product, decimalMark) : emptyDraft;
  const draft = useDraftState(deviceStore, key, first);
  const text = useCallback((problem: ProblemText) => t(`problem.${problem}`), [t]);
  const save = async (): Promise<string> => {
    const body = bodyOf(draft.value) as ProductInput;
    if (!product) return addProduct(body, keyFor(body));
    await changeProduct(product.id, body);
    return product.id;
  };
  const form = useStepForm<ProductField, ProblemText>({
    name: "product",
    problemsOf,
    text,
    check: () => problemsIn(bodyOf(draft.value)),
    send: async () => {
      const id = await save();
      if (photo !== undefined) await changePicture(id, photo);
      draft.clear();
      onSaved();
    },
  });
  return { form, photo, setPhoto, ...draft };
};

/** One product: what it is, what its empty packaging weighs, how many are sold. */
export function ProductForm(props: ProductFormProps) {
  const { product } = props;
  const t = useTranslations("products");
  const materialName = useMaterialName();
  const { form, value, change, photo, setPhoto } = useForm(props);
  const heading = product ? t("change") : t("add");
  const words = {
    title: heading,
    errorTitle: t("errorTitle", { title: heading }),
    save: t("save"),
    saving: t("saving"),
    offline: t("offlineButton"),
    kept: t("kept"),
    toFix: (count: number) => t("toFix", { count }),
    unsent: t("unsent"),
  };
  const decimal = { inputMode: "decimal", dir: "ltr", autoComplete: "off", maxLength: 10 } as const;
  return (
    <StepForm form={form} words={words} heading={heading} lead={t("lead")}>
      <Field
        {...form.field("name")}
        label={t("field.name")}
        hint={t("field.nameHint")}
        dir="auto"
        autoComplete="off"
        maxLength={80}
        value={value.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <ChoiceField
        {...form.field("material")}
        name="material"
        label={t("field.material")}
        value={value.material}
        onChange={(chosen) => change({ material: materials.find((one) => one === chosen) ?? "" })}
        choices={materials.map((material) => ({
          value: material,
          label: <bdi dir="ltr">{materialName(material)}</bdi>,
          detail: t(`example.${material}`),
          tile: { name: drawingOf[material], pair: pairOf[material] },
        }))}
      />
      <PhotoField
        picture={product?.picture ?? null}
        material={value.material || "pet"}
        photo={photo}
        onPhoto={setPhoto}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <Field
          {...form.field("volumeMl")}
          {...decimal}
          label={t("field.volume")}
          suffix={t("unit.liters")}
          value={value.volume}
          onChange={({ currentTarget }) => change({ volume: currentTarget.value })}
        />
        <Field
          {...form.field("emptyMilligrams")}
          {...decimal}
          label={t("field.weight")}
          suffix={t("unit.grams")}
          value={value.weight}
          onChange={({ currentTarget }) => change({ weight: currentTarget.value })}
        />
      </div>
      <BarcodeField
        {...form.field("barcode")}
        value={value.barcode}
        onChange={(barcode) => change({ barcode })}
      />
      <Field
        {...form.field("unitsPerYear")}
        label={t("field.units")}
        hint={t("field.unitsHint")}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={16}
        value={value.units}
        onChange={({ currentTarget }) => change({ units: currentTarget.value })}
      />
      <MadeTonnes draft={value} />
    </StepForm>
  );
}
