import type { ComponentType } from 'react';
import type { SelectOption } from '../field/select-field.js';

export interface ValuePickerProps {
  chosen: readonly string[];
  onChoose: (values: readonly string[]) => void;
}

/** What a filter needs in addition to the list's description. */
export interface FilterExtra {
  /** The values of a choice that differ between companies. */
  options?: readonly SelectOption[];
  /** Finds a value by typing: a person, or another record. */
  Picker?: ComponentType<ValuePickerProps>;
  /** Shows a value whose label must be loaded, such as a person's name. */
  Value?: ComponentType<{ value: string }>;
}

export type FilterExtras = Readonly<Record<string, FilterExtra>>;
