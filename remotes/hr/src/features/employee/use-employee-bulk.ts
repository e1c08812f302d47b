import { BULK_LIMIT, type BulkAction, type BulkReport, type EmployeeListQuery } from '@atrium/contracts';
import { isApiFailure, t, toast } from '@atrium/sdk';
import { useRef, useState } from 'react';
import { useChangeEmployeesMutation } from '../../shared/employee.api.js';

interface BulkList {
  /** Another list has nothing selected. */
  key: string;
  query: Partial<EmployeeListQuery>;
  total: number;
}

const NOBODY: ReadonlySet<string> = new Set<string>();

/** Who is selected on a list, by row or all that match, and one action on them with what became of each. */
export function useEmployeeBulk({ key, query, total }: BulkList) {
  const [state, setState] = useState({ key, keys: NOBODY, all: false });
  const [report, setReport] = useState<BulkReport | null>(null);
  const [changeEmployees, { isLoading }] = useChangeEmployeesMutation();
  const running = useRef(false);
  const { keys, all } = state.key === key ? state : { keys: NOBODY, all: false };
  const select = (next: ReadonlySet<string>) => setState({ key, keys: next, all: false });
  const count = all ? Math.min(total, BULK_LIMIT) : keys.size;

  const run = async (action: BulkAction, department: string | null = null) => {
    // A second press comes before the buttons are drawn as busy, and would send every invitation twice.
    if (running.current) return;
    running.current = true;
    const { limit: _, ...matching } = query;
    const who = all ? { ids: null, matching: { ...ORDER, ...matching } } : { ids: [...keys], matching: null };
    try {
      setReport(await changeEmployees({ action, department, ...who }).unwrap());
      select(NOBODY);
    } catch (reason) {
      toast.error(isApiFailure(reason) ? reason.error.message : t('Nobody was changed. Try again.'));
    } finally {
      running.current = false;
    }
  };
  return {
    keys,
    count,
    all,
    /** More rows of a long page than the server changes at once. */
    tooMany: count > BULK_LIMIT,
    select,
    selectAll: () => setState({ key, keys, all: true }),
    run,
    busy: isLoading,
    report,
    closeReport: () => setReport(null),
  };
}

const ORDER = { sort: 'name', limit: 100 } as const;

export type EmployeeBulk = ReturnType<typeof useEmployeeBulk>;
