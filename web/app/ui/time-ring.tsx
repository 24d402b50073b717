interface TimeRingProps {
  /** What is left, from 1 down to 0. */
  share: number;
  className?: string;
}

/** Empties as time goes: a picture of it stands still. Beside words that say the same. */
export function TimeRing({ share, className }: TimeRingProps) {
  return (
    <svg viewBox="0 0 20 20" fill="none" strokeWidth="4" aria-hidden="true" className={className}>
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.3" />
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength="1"
        stroke="currentColor"
        strokeDasharray={`${share} 1`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
