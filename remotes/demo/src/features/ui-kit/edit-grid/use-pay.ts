import type { CellChange } from '@atrium/ui';
import { useState } from 'react';
import { columnsOf, rowsOf, withChanges, type PayRow } from './pay.data.js';

/** The pay of some people in some months, kept in this page. */
export function usePay(people: number, months: number) {
  const [columns] = useState(() => columnsOf(months));
  const [rows, setRows] = useState(() => rowsOf(people, months));
  return {
    columns,
    rows,
    keyOf: ({ id }: PayRow) => id,
    nameOf: ({ id }: PayRow) => `Employee ${id}`,
    onChange: (changes: readonly CellChange[]) => setRows((before) => withChanges(before, changes)),
  };
}
