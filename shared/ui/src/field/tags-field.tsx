import type { MultiComboboxProps } from './combobox/combobox.types.js';
import { MultiCombobox } from './combobox/lazy-combobox.js';

export interface TagsFieldProps extends Omit<
  MultiComboboxProps,
  'options' | 'useOptions' | 'onCreate' | 'start'
> {
  /** Tags in use, offered while typing. */
  offered?: readonly string[];
}

const asOption = (tag: string) => ({ value: tag, label: tag });

/** Words that order things: chosen from those in use, or new. */
export function TagsField({ offered = [], ...props }: TagsFieldProps) {
  return (
    <MultiCombobox
      {...props}
      options={offered.map(asOption)}
      onCreate={(text) => Promise.resolve(asOption(text.trim()))}
    />
  );
}
