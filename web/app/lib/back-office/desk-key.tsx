/** A key of the keyboard, as it is drawn on one. */
export function DeskKey({ children }: { children: string }) {
  return (
    <kbd
      dir="ltr"
      className="inline-grid h-6 min-w-6 place-items-center rounded-[6px] border-[1.5px] border-line bg-white px-1.5 font-sans text-micro font-semibold text-muted"
    >
      {children}
    </kbd>
  );
}
