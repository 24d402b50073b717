import { useId } from "react";

interface ListBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** One of a few dates or sites, with the list the phone itself has. */
export function ListBox({ label, value, onChange, options }: ListBoxProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className="mt-2 min-h-13 w-full rounded-medium border-2 border-line bg-white px-3 font-semibold"
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
