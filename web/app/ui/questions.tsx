import { Plus } from "lucide-react";
import type { ReactNode } from "react";

interface QuestionsProps {
  items: readonly { question: string; answer: ReactNode }[];
}

/** Opens and closes without a script; the first question is open. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div>
      {items.map(({ question, answer }, place) => (
        <details
          key={question}
          open={place === 0}
          className="group border-t-[1.5px] border-line py-4 last:border-b-[1.5px]"
        >
          <summary className="disclosure min-h-11 gap-3 rounded-small text-[1.125rem] font-bold lg:text-[1.25rem]">
            {question}
            <Plus
              className="size-5 flex-none transition-transform duration-300 group-open:rotate-45"
              aria-hidden="true"
            />
          </summary>
          <p className="max-w-[38rem] pb-2 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
