import { TileFigure } from "../../ui/tile.tsx";

/** Equal quarter turns in the colours of the four pairs of hands, running off both page edges. */
export function Ribbon() {
  return (
    <svg
      viewBox="0 0 1216 196"
      className="mt-12 w-full overflow-visible fill-none max-lg:hidden rtl:-scale-x-100 [--b:var(--color-green-900)]"
      strokeWidth="18"
      aria-hidden="true"
    >
      <path
        className="stroke-green-500"
        d="M-1200 174H-54A76 76 0 0 0 22 98a76 76 0 0 1 152 0a76 76 0 0 0 152 0"
      />
      <path className="stroke-yellow-400" d="M326 98a76 76 0 0 1 152 0 76 76 0 0 0 152 0" />
      <path className="stroke-red-400" d="M630 98a76 76 0 0 1 152 0 76 76 0 0 0 152 0" />
      <path className="stroke-blue-400" d="M934 98a76 76 0 0 1 152 0 76 76 0 0 0 76 76h1200" />
      <TileFigure
        name="bottle"
        x={48}
        y={58}
        size={100}
        className="[--f:var(--color-green-300)] [--g:var(--color-yellow-400)]"
      />
      <TileFigure
        name="scale"
        x={354}
        y={60}
        size={96}
        className="[--f:var(--color-yellow-400)] [--g:#fff]"
      />
      <TileFigure
        name="van"
        x={660}
        y={58}
        size={92}
        className="[--f:var(--color-red-400)] [--g:#fff]"
      />
      <TileFigure
        name="flakes"
        x={964}
        y={58}
        size={92}
        className="[--f:var(--color-blue-200)] [--g:var(--color-blue-400)]"
      />
    </svg>
  );
}
