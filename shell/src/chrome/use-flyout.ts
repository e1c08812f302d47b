import { useState, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react';

const LINE_PX = 34;
const HEAD_PX = 44;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

interface FlyoutOptions {
  lines: number;
  /** It contains links. */
  hasLines: boolean;
  onNear: (() => void) | undefined;
}

type Place = SyntheticEvent<HTMLElement>;

/**
 * Opens a flyout by hover, press or focus. Arrow keys move into and along it, Esc closes it and returns the focus.
 * @returns its position in pixels from the window's top; null while it is closed
 */
export function useFlyout({ lines, hasLines, onNear }: FlyoutOptions) {
  const [top, setTop] = useState<number | null>(null);
  const open = ({ currentTarget }: Place) => {
    onNear?.();
    const lowest = window.innerHeight - HEAD_PX - lines * LINE_PX;
    setTop(Math.max(0, Math.min(currentTarget.getBoundingClientRect().top, lowest)));
  };
  const close = () => setTop(null);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const step = STEPS[event.key];
    if (event.key === 'Escape' && top !== null) {
      stops[0]?.focus();
      close();
    } else if (step !== undefined && hasLines) {
      open(event);
      stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
    } else return;
    event.preventDefault();
  };
  const handlers = {
    onPointerEnter: open,
    onPointerLeave: close,
    onClick: open,
    onFocus: open,
    onBlur: leave,
    onKeyDown: press,
  };
  return { top, handlers };
}
