import { BULK_LIMIT, type BulkReport } from '@atrium/contracts';
import { useStep } from '@atrium/sdk';
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
  const { keys, all } = state.key === key ? state : { keys: NOTHING, all: false };
  const select = (next: ReadonlySet<string>) => setState({ key, keys: next, all: false });
  const count = all ? Math.min(total, BULK_LIMIT) : keys.size;

  const run = async ({ step, ask }: BulkStep, values: object | null = null) => {
    const which = all ? { ids: null, matching: query } : { ids: [...keys], matching: null };
    await take({
      ask: ask?.(count),
      work: async () => {
        setReport(await calls.bulk({ step, values, ...which }));
        select(NOTHING);
      },
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

export type RecordBulk = ReturnType<typeof useRecordBulk>;
