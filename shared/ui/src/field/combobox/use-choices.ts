import { useRef, useState } from 'react';
import { useBoundValue } from '../use-bound-value.js';
import type { ComboboxOption, MultiComboboxProps } from './combobox.types.js';
import { useOffers } from './use-offers.js';
import { useTypedText } from './use-typed-text.js';

const NONE: readonly string[] = [];

/** The values of a combobox for several, and what is typed to find the next. */
export function useChoices(props: MultiComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const offers = useOffers(props, text);
  const focus = () => input.current?.focus();
  const { selected, set, leave: left } = useSelected(props, offers.options, focus);
  const isChosen = ({ value }: ComboboxOption) => selected.some((each) => each.value === value);
  const remove = (option: ComboboxOption) => {
    set(selected.filter(({ value }) => value !== option.value));
    focus();
  };
  const accept = (option: ComboboxOption) => {
    setText('');
    if (!isChosen(option)) set([...selected, option]);
  };
  const typed = useTypedText(props, { text, offers, accept });
  const type = (next: string) => {
    typed.forget();
    setText(next);
  };
  const choose = (option: ComboboxOption) => (isChosen(option) ? remove(option) : typed.choose(option));
  const leave = () => {
    if (typed.take()) setText('');
    left();
  };
  const { take, fault } = typed;
  return { input, offers, selected, text, typing: text !== '', fault, choose, remove, type, take, leave };
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
