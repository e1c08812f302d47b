import type { RefObject } from 'react';

/** What a sheet needs to know about the button that opens it. */
export interface Drop {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** Opened by keyboard, so the first item of a menu gets the focus. */
  byKeyboard: boolean;
  toggle: (open: boolean, byKeyboard: boolean) => void;
}
