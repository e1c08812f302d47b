import { useEffect, useRef } from 'react';

const LONGEST_WAIT_MS = 10_000;

/** An element of the page has taken the focus itself: the first field of a form, an open dialog. */
const pageHasFocus = () => Boolean(document.activeElement?.closest('main, [role="dialog"]'));

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  if (pageHasFocus()) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Moves the focus to the heading of a page after navigation, so that keyboard and screen reader begin at the page and
 * not in the menu. The first page of a visit is left alone.
 */
export function useFocusHeading({ pathname }: { pathname: string }): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (focusHeading()) return;
    const watch = new MutationObserver(() => {
      if (focusHeading()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const giveUp = setTimeout(() => watch.disconnect(), LONGEST_WAIT_MS);
    return () => {
      watch.disconnect();
      clearTimeout(giveUp);
    };
  }, [pathname]);
}
