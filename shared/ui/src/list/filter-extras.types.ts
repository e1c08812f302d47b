import type { ComponentType } from 'react';
import type { SelectOption } from '../field/select-field.js';

export interface ValuePickerProps {
  chosen: readonly string[];
  onChoose: (values: readonly string[]) => void;
}

/** What a filter needs beyond the list's description. */
export interface FilterExtra {
  /** The values of a choice that each company has for itself. */
  options?: readonly SelectOption[];
  /** Finds the value by typing: a person, or another record. */
  Picker?: ComponentType<ValuePickerProps>;
  /** The words of a value whose label is not at hand: the name of a person. */
  Value?: ComponentType<{ value: string }>;
}

export type FilterExtras = Readonly<Record<string, FilterExtra>>;
