import { t } from '@atrium/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ComboboxOption, ComboboxProps, Offers, TypedFault } from './combobox.types.js';
import { meantOption } from './match-options.rules.js';
import { isNew } from './use-offers.js';

interface TypedText {
  text: string;
  offers: Offers;
  /** Takes an option in place of the text. */
  accept: (option: ComboboxOption) => void;
}

/**
 * What is typed and not yet chosen. It is taken for what it clearly means when the field is left or its form is sent;
 * what means nothing stays in the field, which says so.
 */
export function useTypedText(
  { options, onCreate }: Pick<ComboboxProps, 'options' | 'onCreate'>,
  { text, offers, accept }: TypedText,
) {
  const [fault, setFault] = useState<string>();
  const [waits, setWaits] = useState(false);
  const busy = Boolean(offers.busy);
  const create = (typed: string): ComboboxOption | TypedFault =>
    onCreate?.(typed.trim()) ?? { fault: t('Choose from the list, or leave it empty.') };
  const meant = (): ComboboxOption | TypedFault => {
    const found = offers.options.filter((option) => !isNew(option));
    const only = onCreate || busy ? [] : found;
    return meantOption({ options: options ?? found, found: only }, text) ?? create(text);
  };
  const settle = (option: ComboboxOption | TypedFault): boolean => {
    const wrong = 'fault' in option;
    setFault(wrong ? option.fault : undefined);
    if (!wrong) accept(option);
    return !wrong;
  };
  const take = (): boolean => {
    if (text.trim() === '') return true;
    setWaits(busy);
    return settle(meant());
  };
  const takeAnswered = useEffectEvent(take);
  useEffect(() => {
    if (waits && !busy) takeAnswered();
  }, [waits, busy]);
  return {
    /** Why the text that was left cannot be taken. */
    fault: busy ? undefined : fault,
    take,
    choose: (option: ComboboxOption) => settle(isNew(option) ? create(option.label) : option),
    /** Something else is typed. */
    forget: () => {
      setFault(undefined);
      setWaits(false);
    },
  };
}
