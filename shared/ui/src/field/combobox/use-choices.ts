import { useRef, useState } from 'react';
import { useBoundValue } from '../use-bound-value.js';
import type { ComboboxOption, MultiComboboxProps } from './combobox.types.js';
import { isNew, useOffers } from './use-offers.js';

const NONE: readonly string[] = [];

/** The values of a combobox for several, and what is typed to find the next. */
export function useChoices(props: MultiComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, type] = useState('');
  const offers = useOffers(props, text);
  const focus = () => input.current?.focus();
  const { selected, set, leave } = useSelected(props, offers.options, focus);
  const remove = (option: ComboboxOption) => {
    set(selected.filter(({ value }) => value !== option.value));
    focus();
  };
  const add = (option: ComboboxOption) => {
    type('');
    set([...selected, option]);
  };
  const choose = (option: ComboboxOption) => {
    if (isNew(option)) void props.onCreate?.(option.label).then((made) => made && add(made));
    else if (selected.some(({ value }) => value === option.value)) remove(option);
    else add(option);
  };
  return { input, offers, selected, text, typing: text !== '', choose, remove, type, leave };
}

function useSelected(props: MultiComboboxProps, offered: readonly ComboboxOption[], focus: () => void) {
  const { chosen = [], options = [], onChoose } = props;
  const [picked, setPicked] = useState<readonly ComboboxOption[]>([]);
  const bound = useBoundValue<readonly string[]>(props, { empty: NONE, focus });
  const known = [...picked, ...chosen, ...options, ...offered];
  // A value that nothing names any more can still be seen and removed.
  const selected = bound.value.map(
    (value) => known.find((option) => option.value === value) ?? { value, label: value },
  );
  const set = (next: readonly ComboboxOption[]) => {
    setPicked(next);
    bound.set(next.map(({ value }) => value));
    onChoose?.(next);
  };
  return { selected, set, leave: bound.leave };
}
