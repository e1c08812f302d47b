import { PAGE_SIZES, type ListDescription } from '@atrium/contracts';
import { useSession } from '@atrium/sdk';
import { useState } from 'react';
import { readStoredChoice, storeChoice } from './stored-choice.js';
import { FIRST_LIMIT } from './list-values.rules.js';

/** The page size that the person last chose for a list, stored in this browser like the columns. */
export function useListSize({ key }: ListDescription) {
  const { user } = useSession();
  const place = `atrium.size.${user?.id ?? ''}.${key}`;
  const [kept, setKept] = useState(() => readStoredChoice(place));
  return {
    usual: PAGE_SIZES.find((size) => size === kept) ?? FIRST_LIMIT,
    keep: (size: number) => {
      const choice = size === FIRST_LIMIT ? null : size;
      setKept(choice);
      storeChoice(place, choice);
    },
  };
}
