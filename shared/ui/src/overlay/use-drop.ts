import { t, toast, topLayer } from '@atrium/sdk';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { whenIdle } from '../window/when-idle.js';
import type { Drop } from './drop.types.js';

type Sheets = typeof import('./drop-sheets.js');

let sheets: Sheets | undefined;

/**
 * The code that places an open sheet is not needed for a page's first render, so it is loaded when the browser is idle.
 */
async function loadSheets(): Promise<Sheets> {
  sheets ??= await import('./drop-sheets.js');
  return sheets;
}

interface DropState {
  drop: Drop;
  /** Null until it is opened for the first time. */
  sheets: Sheets | null;
  props: ComponentPropsWithRef<'button'>;
}

/** A button that opens a sheet below itself. A press before the sheet's code has loaded opens it as soon as it has. */
export function useDrop(kind: 'menu' | 'dialog'): DropState {
  const button = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState<Sheets | null>(null);
  const [shown, setShown] = useState({ open: false, byKeyboard: false });
  useEffect(() => whenIdle(loadSheets), []);
  const show = (code: Sheets, byKeyboard: boolean) => {
    setUsed(code);
    setShown({ open: true, byKeyboard });
  };
  const toggle = (open: boolean, byKeyboard: boolean) => {
    if (!open) setShown({ open, byKeyboard });
    else if (sheets) show(sheets, byKeyboard);
    else void loadSheets().then((code) => show(code, byKeyboard), tellFailure);
  };
  useEscape(shown.open, button, () => toggle(false, true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || shown.open) return;
    event.preventDefault();
    toggle(true, true);
  };
  return {
    drop: { button, ...shown, toggle },
    sheets: used,
    props: {
      ref: button,
      id: useId(),
      type: 'button',
      'aria-haspopup': kind,
      'aria-expanded': shown.open,
      // A click without a mouse (Enter or the space bar) has a count of 0.
      onClick: ({ detail }: MouseEvent) => toggle(!shown.open, detail === 0),
      onKeyDown,
    },
  };
}

// In the order in which they were opened.
const openSheets: RefObject<HTMLButtonElement | null>[] = [];

/**
 * Esc closes the sheet and nothing around it: it is heard before a drawer hears it. What is open within the sheet, such as
 * the list of a field or another sheet, closes first, and so does a dialog above it.
 */
function useEscape(open: boolean, button: RefObject<HTMLButtonElement | null>, onClose: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || isWithinOpen(event.target) || isBelow(button)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    button.current?.focus();
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: globalThis.KeyboardEvent) => press(event);
    openSheets.push(button);
    window.addEventListener('keydown', listen, true);
    return () => {
      openSheets.splice(openSheets.indexOf(button), 1);
      window.removeEventListener('keydown', listen, true);
    };
  }, [open, button]);
}

const isWithinOpen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="combobox"][aria-expanded="true"]') !== null;

/** Whether another sheet was opened after that of the button, or a dialog or drawer covers it. */
function isBelow(button: RefObject<HTMLButtonElement | null>): boolean {
  return openSheets.at(-1) !== button || !topLayer().contains(button.current);
}

function tellFailure(): void {
  toast.error(t('Part of this page did not load. Check your connection and try again.'));
}
