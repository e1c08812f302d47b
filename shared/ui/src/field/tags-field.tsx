import { MultiCombobox } from './combobox/lazy-combobox.js';
import type { MultiComboboxProps, TypedFault } from './combobox/combobox.types.js';

type Own = 'options' | 'useOptions' | 'onCreate' | 'start' | 'plain' | 'chosen';

export interface TagsFieldProps extends Omit<MultiComboboxProps, Own> {
  /** Tags in use, offered while typing. Left out, the field has no list. */
  offered?: readonly string[];
  /** The typed text in the form in which it is stored, or what is wrong with it; left out: as it was typed. */
  read?: (typed: string) => string | TypedFault;
}

const asOption = (tag: string) => ({ value: tag, label: tag });

/** Words that order things, or other texts of which a record has several: chosen from those in use, or new. */
export function TagsField({ offered, read = (typed) => typed, ...props }: TagsFieldProps) {
  const create = (typed: string) => {
    const tag = read(typed);
    return typeof tag === 'string' ? asOption(tag) : tag;
  };
  return (
    <MultiCombobox {...props} plain={!offered} options={(offered ?? []).map(asOption)} onCreate={create} />
  );
}
