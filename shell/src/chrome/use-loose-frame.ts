import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useDisplay } from '../customizer/use-display.js';

/** The bar is hidden after this much scrolling, and only on a page that can still scroll enough without it. */
const BAR_PX = 56;
const BACK_AT_PX = 8;

/** Whether it is the page itself or a table that fills it, and not a list inside a card. */
function isPageScroller(element: HTMLElement): boolean {
  const main = element.closest('main');
  return main !== null && element.clientHeight * 2 > main.clientHeight;
}

function follow(frame: HTMLElement, scroller: HTMLElement): void {
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  frame.style.setProperty('--at-scrolled', `${String(scrollTop)}px`);
  const isAway = 'scrolled' in frame.dataset;
  if (!isAway && scrollTop > BAR_PX && scrollHeight - clientHeight > 3 * BAR_PX)
    frame.dataset['scrolled'] = '';
  if (isAway && scrollTop <= BACK_AT_PX) delete frame.dataset['scrolled'];
}

function rest(frame: HTMLElement): void {
  frame.style.removeProperty('--at-scrolled');
  delete frame.dataset['scrolled'];
}

/**
 * Hides a top bar and sidebar that are not fixed while the page scrolls; they are visible at the start of every page.
 */
export function useLooseFrame(frame: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const { fixedTopbar, fixedSidebar } = useDisplay();
  const isLoose = !fixedTopbar || !fixedSidebar;
  useEffect(() => {
    const element = frame.current;
    if (!element || !isLoose) return;
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLElement && isPageScroller(target)) follow(element, target);
    };
    element.addEventListener('scroll', listen, { capture: true, passive: true });
    return () => {
      element.removeEventListener('scroll', listen, { capture: true });
      rest(element);
    };
  }, [frame, isLoose, pathname]);
}
