import { BULK_LIMIT, type BulkReport } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { useState } from 'react';
import type { BulkStep, ChosenRows, PageCalls } from './record-page.types.js';

export interface BulkList<Row> {
  /** Changes with the list, which clears the selection. */
  key: string;
  query: object;
  total: number;
  calls: PageCalls<Row>;
}

const NOTHING: ReadonlySet<string> = new Set<string>();

/** The selection of a list (rows, or everything that matches), and a step on it with a report. */
export function useRecordBulk<Row>({ key, query, total, calls }: BulkList<Row>) {
  const selection = useSelection(key, total);
  const { keys, all, count, select } = selection;
  const [report, setReport] = useState<BulkReport | null>(null);
  const { take, busy } = useStep();
  const undo = async (done: BulkReport) => {
    const answer = await calls.undoBulk?.(done);
    if (answer && isRefused(answer)) setReport(answer);
  };

  const chosen: ChosenRows = all ? { ids: null, matching: query } : { ids: [...keys], matching: null };
  const run = async ({ step, ask }: BulkStep, values: object | null = null, only: string | null = null) => {
    const which = only === null ? chosen : { ids: [only], matching: null };
    const undone = 'undoBulk' in calls;
    await take<BulkReport>({
      ask: ask?.(count),
      work: async () => {
        const answer = await calls.bulk({ step, values, ...which });
        select(NOTHING);
        if (!undone || isRefused(answer)) setReport(answer);
        return answer;
      },
      ...(undone && { done: sayChanged, undo }),
    });
  };
  return { ...selection, chosen, total, run, busy, report, closeReport: () => setReport(null) };
}

function useSelection(key: string, total: number) {
  const [state, setState] = useState({ key, keys: NOTHING, all: false });
  const { keys, all } = state.key === key ? state : { keys: NOTHING, all: false };
  const count = all ? Math.min(total, BULK_LIMIT) : keys.size;
  return {
    keys,
    all,
    count,
    /** More rows of a long page than the server changes in one request. */
    tooMany: count > BULK_LIMIT,
    select: (next: ReadonlySet<string>) => setState({ key, keys: next, all: false }),
    selectAll: () => setState({ key, keys, all: true }),
  };
}

const isRefused = ({ rows, more }: BulkReport): boolean =>
  more || rows.some(({ refusal }) => refusal !== null);

/** Nothing where no row changed: the report says why. */
function sayChanged({ rows }: BulkReport): string | undefined {
  const count = rows.filter(({ refusal }) => refusal === null).length;
  if (count === 0) return undefined;
  return t('{count, plural, one {# row changed} other {# rows changed}}', { count });
}

export type RecordBulk = ReturnType<typeof useRecordBulk>;
