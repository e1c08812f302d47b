import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const LONGEST_WAIT_MS = 10_000;
/** After one of these events the person controls the page, so it is no longer scrolled for them. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls as soon as the page is long enough, because data may still be loading. */
function scrollWhenPossible(element: HTMLElement, top: number): () => void {
  element.scrollTop = top;
  if (element.scrollTop >= top) return () => undefined;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const grown = new MutationObserver(() => {
    element.scrollTop = top;
    if (element.scrollTop >= top) stop();
  });
  grown.observe(element, { childList: true, subtree: true });
  const giveUp = setTimeout(stop, LONGEST_WAIT_MS);
  const { signal } = waiting;
  for (const kind of TAKING_OVER) window.addEventListener(kind, stop, { passive: true, signal });
  signal.addEventListener('abort', () => {
    grown.disconnect();
    clearTimeout(giveUp);
  });
  return stop;
}

/** A new page begins at its top; back and forward restore the previous scroll position. */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(pathname);

  // Before the browser lays the new page out: it is shorter at first, which scrolls, and the position of the page before
  // must not be noted anew.
  useLayoutEffect(() => {
    const element = scroller.current;
    const known = positions.current;
    if (!element) return;
    const isOtherPage = shown.current !== pathname;
    shown.current = pathname;
    const stop = isOtherPage
      ? scrollWhenPossible(element, type === NavigationType.Pop ? (known.get(key) ?? 0) : 0)
      : undefined;
    const note = () => known.set(key, element.scrollTop);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      element.removeEventListener('scroll', note);
    };
  }, [key, pathname, type, scroller]);
}
