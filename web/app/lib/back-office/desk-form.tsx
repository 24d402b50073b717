import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { useOnline } from "../use-online.ts";
import type { StepFormState } from "../use-step-form.ts";

/** From the catalogue of whoever asks. */
export interface DeskFormWords {
  save: string;
  saving: string;
  leave: string;
  offline: string;
  /** Over what is to be fixed. */
  unsaved: string;
}

interface DeskFormProps {
  form: Pick<StepFormState<string>, "busy" | "errors" | "submit">;
  words: DeskFormWords;
  heading: string;
  onLeave: () => void;
  children: ReactNode;
}

/** In place of the list it writes to. */
export function DeskForm({ form, words, heading, onLeave, children }: DeskFormProps) {
  const isOnline = useOnline();
  return (
    <form method="post" noValidate onSubmit={form.submit} className="max-w-[56rem]">
      <h2 className="text-[1.5rem]">{heading}</h2>
      {form.errors.length > 0 && (
        <div className="mt-4">
          <ErrorSummary title={words.unsaved} errors={form.errors} />
        </div>
      )}
      <div className="mt-4 grid grid-cols-1 gap-5">{children}</div>
      <div className="mt-6 flex flex-wrap gap-2.5 max-sm:*:w-full">
        <Button
          type="submit"
          variant={isOnline ? "ink" : "soft"}
          busy={form.busy}
          busyLabel={words.saving}
        >
          {isOnline ? words.save : words.offline}
        </Button>
        <Button variant="soft" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </form>
  );
}
