import type { Page } from '@atrium/contracts';
import { useState } from 'react';
import type { PageInfo } from './data-table.types.js';

interface Step {
  cursor: string | undefined;
  start: number;
}

const FIRST: Step = { cursor: undefined, start: 0 };

/**
 * Pages through a keyset list: it remembers the cursors of the previous pages and starts over when `key` (search,
 * filters and order as one string) changes.
 */
export function useCursorPages(key: string) {
  const [state, setState] = useState({ key, steps: [FIRST] });
  const steps = state.key === key ? state.steps : [FIRST];
  const here = steps.at(-1) ?? FIRST;
  const go = (next: Step[]) => setState({ key, steps: next });
  return {
    /** For the query. */
    cursor: here.cursor,
    /** For DataTable, from the query's answer. */
    pageInfo: <T>(answer: Page<T> | undefined): PageInfo => ({
      start: here.start,
      total: answer?.total ?? 0,
      totalIsExact: answer?.totalIsExact ?? true,
      hasPrevious: steps.length > 1,
      hasNext: typeof answer?.nextCursor === 'string',
      onPrevious: () => go(steps.slice(0, -1)),
      onNext: () => {
        if (answer?.nextCursor) {
          go([...steps, { cursor: answer.nextCursor, start: here.start + answer.items.length }]);
        }
      },
    }),
  };
}
