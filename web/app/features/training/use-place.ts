import { useLocation, useNavigate, useSearchParams } from "react-router";

interface Place {
  lesson?: string | null;
  /** From 1. */
  step?: number;
}

const searchOf = ({ lesson, step = 1 }: Place): string => {
  const search = new URLSearchParams();
  if (lesson) search.set("lesson", lesson);
  if (step > 1) search.set("step", String(step));
  return search.size > 0 ? `?${search}` : "";
};

/** Every screen of a lesson has an address: the phone's own way back leads to the one before. */
export const usePlace = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const go = (place: Place, { replace = false } = {}) =>
    void navigate({ search: searchOf(place) }, { replace });
  return {
    lesson: search.get("lesson"),
    step: Math.trunc(Number(search.get("step") ?? 1)) || 1,
    go,
    /** Opened at this very address there is nothing behind it. */
    back: (place: Place) => {
      if (key === "default") go(place, { replace: true });
      else void navigate(-1);
    },
  };
};
