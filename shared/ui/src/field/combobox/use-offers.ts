import { useEffect, useState } from 'react';
import type { ComboboxOption, MultiComboboxProps, Offers } from './combobox.types.js';
import { matchOptions, namedOption, searchOf } from './match-options.rules.js';

/** Pause after which typed text is searched for. */
const PAUSE_MS = 200;
const NOTHING: Offers = { options: [] };
const useNothing = () => NOTHING;

/** The text once typing has paused; the first one and an empty one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Marks the row that creates an option; no value of a contract has this form. */
const NEW = '\u0000new';
export const isNew = ({ value }: ComboboxOption): boolean => value === NEW;

type Source = Pick<MultiComboboxProps, 'options' | 'useOptions' | 'onCreate' | 'plain'>;

/** The options for what is typed, with a row that creates one where that may be done. */
export function useOffers({ options, useOptions, onCreate, plain }: Source, typed: string): Offers {
  const search = searchOf(typed);
  const useAnswer = useOptions ?? useNothing;
  const settled = useSettled(useOptions ? search : '');
  const answer = useAnswer(settled);
  const offers = options ? { options: matchOptions(options, typed) } : answer;
  const busy = Boolean(offers.busy) || (useOptions !== undefined && settled !== search);
  const mayCreate = onCreate && !plain && search !== '' && !busy && !namedOption(offers.options, typed);
  const rows = mayCreate ? [...offers.options, { value: NEW, label: typed.trim() }] : offers.options;
  return { ...offers, options: rows, busy };
}
