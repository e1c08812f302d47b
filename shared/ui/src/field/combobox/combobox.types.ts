import type { ReactNode, RefObject } from 'react';
import type { FieldSize } from '../control-look.js';
import type { FieldWords } from '../field.js';
import type { BoundProps } from '../value-handle.types.js';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Distinguishes options of the same name; found by the search, too. */
  note?: string | null;
}

/** The answer to a search. */
export interface Offers {
  options: readonly ComboboxOption[];
  busy?: boolean;
  failed?: boolean;
}

/** Searches the server; a hook, called with the text once typing has paused. */
export type UseOptions = (search: string) => Offers;

/** Why a typed text cannot be taken. */
export interface TypedFault {
  fault: string;
}

interface Source {
  /** All there are, searched in the browser. Instead of it: */
  options?: readonly ComboboxOption[];
  useOptions?: UseOptions;
  /** Makes a new option of the typed text, or says what is wrong with it. */
  onCreate?: (text: string) => ComboboxOption | TypedFault;
  /** Drawn before the name, for example an avatar. */
  start?: (option: ComboboxOption) => ReactNode;
}

interface Look extends FieldWords {
  id?: string;
  size?: FieldSize;
  disabled?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
  className?: string;
  /** Without its words around it, as in a toolbar: the label names it for screen readers. */
  bare?: boolean;
}

export interface ComboboxProps extends Source, Look, BoundProps<string> {
  /** The option of the value, where the search may not find it. */
  chosen?: ComboboxOption | null;
  /** Gets the whole option, null for none. */
  onChoose?: (option: ComboboxOption | null) => void;
  /** Called when something is typed. */
  onInput?: () => void;
  /** Nothing may be left: clearing it restores the option before. */
  keep?: boolean;
}

export interface MultiComboboxProps extends Source, Look, BoundProps<readonly string[]> {
  /** There is nothing to choose from: a field for text, without a list. */
  plain?: boolean;
  /** The keyboard of a phone. */
  inputMode?: 'tel' | 'email' | 'url';
  /** The options of the values, where the search may not find them. */
  chosen?: readonly ComboboxOption[];
  onChoose?: (options: readonly ComboboxOption[]) => void;
}

/** What is typed and offered; how a value comes of it is the field's. */
export interface TypedChoice {
  input: RefObject<HTMLInputElement | null>;
  offers: Offers;
  text: string;
  typing: boolean;
  choose: (option: ComboboxOption) => void;
  type: (text: string) => void;
  /** Takes what is typed for what it clearly means. False: it means nothing, stays, and the field says so. */
  take: () => boolean;
  leave: () => void;
}
