import { useRef, useState } from 'react';
import { useBoundValue } from '../use-bound-value.js';
import type { ComboboxOption, ComboboxProps } from './combobox.types.js';
import { namedOption } from './match-options.rules.js';
import { useOffers } from './use-offers.js';
import { useTypedText } from './use-typed-text.js';

/** The chosen option of a combobox, and what is typed while that names none. */
export function useChoice(props: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const offers = useOffers(props, draft ?? '');
  const chosen = useSelected(props, {
    offered: offers.options,
    focus: () => input.current?.focus(),
    onSet: () => setDraft(null),
  });
  const accept = (option: ComboboxOption) => {
    setDraft(null);
    chosen.set(option);
  };
  const typed = useTypedText(props, { text: draft ?? '', offers, accept });
  const type = (text: string) => {
    props.onInput?.();
    typed.forget();
    setDraft(text);
    const option = namedOption(props.options ?? offers.options, text);
    if (option) chosen.set(option);
    else if (text === '' && !props.keep) chosen.set(null);
  };
  const leave = () => {
    if (typed.take()) setDraft(null);
    chosen.leave();
  };
  const text = draft ?? chosen.selected?.label ?? chosen.value;
  const { take, choose, fault } = typed;
  return { ...chosen, input, offers, text, typing: draft !== null, fault, choose, type, take, leave };
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
