import { useCallback, useState } from 'react';

/**
 * The height, in pixels, of what stands before a list inside its scroller, and the ref of the list for measuring it.
 */
export function useRoomBefore(scroller: () => HTMLElement | null) {
  const [before, setBefore] = useState(0);
  const measure = useCallback(
    (list: HTMLElement | null) => {
      const frame = scroller();
      if (!list || !frame) return;
      const top = list.getBoundingClientRect().top - frame.getBoundingClientRect().top;
      setBefore(Math.max(0, Math.round(top + frame.scrollTop)));
    },
    [scroller],
  );
  return [before, measure] as const;
}
