import type { RefObject } from 'react';

/** What a sheet has to know of the button that opens it. */
export interface Drop {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** Opened without a mouse: the first item of a menu takes the focus. */
  byKeyboard: boolean;
  toggle: (open: boolean, byKeyboard: boolean) => void;
}
