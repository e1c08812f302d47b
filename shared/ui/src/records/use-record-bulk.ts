import { BULK_LIMIT, type BulkReport } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { useState } from 'react';
import type { BulkStep, PageCalls } from './record-page.types.js';

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
  const [state, setState] = useState({ key, keys: NOTHING, all: false });
  const [report, setReport] = useState<BulkReport | null>(null);
  const { take, busy } = useStep();
  const { undoBulk } = calls;
  const showRefused = (answer: BulkReport) => {
    if (isRefused(answer)) setReport(answer);
  };
  const { keys, all } = state.key === key ? state : { keys: NOTHING, all: false };
  const select = (next: ReadonlySet<string>) => setState({ key, keys: next, all: false });
  const count = all ? Math.min(total, BULK_LIMIT) : keys.size;

  const run = async ({ step, ask }: BulkStep, values: object | null = null, only: string | null = null) => {
    const which =
      only !== null
        ? { ids: [only], matching: null }
        : all
          ? { ids: null, matching: query }
          : { ids: [...keys], matching: null };
    await take<BulkReport>({
      ask: ask?.(count),
      work: async () => {
        const answer = await calls.bulk({ step, values, ...which });
        select(NOTHING);
        if (!undoBulk || isRefused(answer)) setReport(answer);
        return answer;
      },
      ...(undoBulk && { done: sayChanged, undo: async (answer) => showRefused(await undoBulk(answer)) }),
    });
  };
  return {
    keys,
    count,
    all,
    total,
    /** More rows of a long page than the server changes in one request. */
    tooMany: count > BULK_LIMIT,
    select,
    selectAll: () => setState({ key, keys, all: true }),
    run,
    busy,
    report,
    closeReport: () => setReport(null),
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
