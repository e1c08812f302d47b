import { useRef, useState } from 'react';
import { useBoundValue } from '../use-bound-value.js';
import type { ComboboxOption, ComboboxProps } from './combobox.types.js';
import { namedOption } from './match-options.rules.js';
import { isNew, useOffers } from './use-offers.js';

/** The chosen option of a combobox, and what is typed while that names none. */
export function useChoice(props: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const offers = useOffers(props, draft ?? '');
  const chosen = useSelected(props, {
    offered: offers.options,
    focus: () => input.current?.focus(),
    onSet: () => setDraft(null),
  });
  const pick = (option: ComboboxOption) => {
    setDraft(null);
    chosen.set(option);
  };
  const choose = (option: ComboboxOption) => {
    if (!isNew(option)) pick(option);
    else void props.onCreate?.(option.label).then((made) => made && pick(made));
  };
  const named = (text: string) => namedOption(props.options ?? offers.options, text);
  const type = (text: string) => {
    props.onInput?.();
    setLeft(false);
    setDraft(text);
    const option = named(text);
    if (option) chosen.set(option);
    else if (text === '' && !props.keep) chosen.set(null);
  };
  const leave = () => {
    setLeft(true);
    const option = draft ? named(draft) : undefined;
    if (option) chosen.set(option);
    if (option ?? draft === '') setDraft(null);
    chosen.leave();
  };
  const text = draft ?? chosen.selected?.label ?? chosen.value;
  const lost = left && Boolean(draft);
  return { ...chosen, input, offers, text, typing: draft !== null, lost, choose, type, leave };
}

interface SelectedOptions {
  offered: readonly ComboboxOption[];
  focus: () => void;
  onSet: () => void;
}

/** The option of the value, which the search may not offer at the moment. */
function useSelected(props: ComboboxProps, { offered, focus, onSet }: SelectedOptions) {
  const { chosen, onChoose, options = [] } = props;
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const bound = useBoundValue<string>(props, { empty: '', focus, onSet });
  const value = chosen === undefined ? bound.value : (chosen?.value ?? '');
  const known = [chosen, picked, ...options, ...offered];
  const selected = value === '' ? null : (known.find((option) => option?.value === value) ?? null);
  const set = (option: ComboboxOption | null) => {
    setPicked(option);
    if ((option?.value ?? '') === value) return;
    bound.set(option?.value ?? '');
    onChoose?.(option);
  };
  return { value, selected, set, leave: bound.leave };
}
