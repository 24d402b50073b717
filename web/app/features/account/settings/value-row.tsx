import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { TextButton } from "../text-button.tsx";
import type { useEditing } from "./use-editing.ts";

type Editing = ReturnType<typeof useEditing>;

interface ValueRowProps {
  editing: Pick<Editing, "wasOpen" | "open">;
  /** What the button says. */
  action: string;
  /** What is so now. */
  children: ReactNode;
}

/** What is settled, and the way to change it. */
export function ValueRow({ editing, action, children }: ValueRowProps) {
  const { wasOpen, open } = editing;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen) button.current?.focus();
  }, [wasOpen]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_12rem]">{children}</div>
      <Button ref={button} variant="soft" size="sm" onClick={open}>
        {action}
      </Button>
    </div>
  );
}

interface EditingFormProps {
  editing: Pick<Editing, "close">;
  children: ReactNode;
}

/** In its place while it is changed; the first field takes the focus. */
export function EditingForm({ editing, children }: EditingFormProps) {
  const t = useTranslations("account");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={box}>
      {children}
      <TextButton icon={X} onClick={editing.close}>
        {t("cancel")}
      </TextButton>
    </div>
  );
}
