import { useLocation, useNavigate } from "react-router";

const mark = { screen: 2 };

/**
 * A page of two screens under one address: the phone's own back button leads from the second to the
 * first, and not away from both.
 */
export const useSecondScreen = () => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isOpen = (state as Partial<typeof mark> | null)?.screen === mark.screen;
  return {
    isOpen,
    open: () => void navigate({ pathname, search }, { state: mark, replace: isOpen }),
    back: () => {
      if (isOpen) void navigate(-1);
    },
  };
};
