import { useCallback, useEffect } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";

/** Of the one address there is: two choices, also of two fields, may come before the page is drawn again. */
let newest = "";

/**
 * The query of the page as it will be. While the guards are asked about a choice the address still lacks it, and the next
 * choice must not be made without it.
 */
export const useComingSearch = () => {
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  const [present] = useSearchParams();
  const navigate = useNavigate();
  const search = coming?.pathname === pathname ? new URLSearchParams(coming.search) : present;
  const text = String(search);
  useEffect(() => {
    newest = text;
  }, [text]);

  const change = useCallback(
    (alter: (search: URLSearchParams) => void, options = { replace: true }) => {
      const next = new URLSearchParams(newest);
      alter(next);
      newest = String(next);
      void navigate(`?${next}`, { ...options, preventScrollReset: true });
    },
    [navigate],
  );
  return { search, change };
};
