import { firstColumns, type ListDescription } from '@atrium/contracts';
import { useSession } from '@atrium/sdk';
import { useState } from 'react';
import { readStoredChoice, storeChoice } from './stored-choice.js';
import { fitColumns } from './list-columns.rules.js';

/**
 * The columns that a person sees of a list, in their order. They are stored in this browser until a view is saved with
 * them, so changing a column needs no request.
 */
export function useListColumns(description: ListDescription) {
  const { user } = useSession();
  const place = `atrium.columns.${user?.id ?? ''}.${description.key}`;
  const [chosen, setChosen] = useState(() => readKeys(place));
  const first = firstColumns(description);
  const choose = (keys: readonly string[]) => {
    const next = fitColumns(description, keys);
    const isFirst = JSON.stringify(next) === JSON.stringify(first);
    setChosen(isFirst ? null : next);
    storeChoice(place, isFirst ? null : next);
  };
  return {
    keys: chosen ? fitColumns(description, chosen) : first,
    /** Whether they differ from the list's default. */
    chosen: chosen !== null,
    choose,
    reset: () => choose(first),
  };
}

function readKeys(place: string): string[] | null {
  const kept = readStoredChoice(place);
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : null;
}
