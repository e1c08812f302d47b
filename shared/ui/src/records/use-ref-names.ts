import type { RecordFields, RecordRow, Ref } from '@atrium/contracts';
import { useState } from 'react';
import { refIn } from './record-values.rules.js';

/** Names of the records that a form has seen, because its own values are ids. */
export function useRefNames(fields: RecordFields, row: RecordRow | null) {
  const [names] = useState(() => new Map<string, string>());
  const remember = (ref: Ref | null) => {
    if (ref) names.set(ref.id, ref.name);
  };
  const rememberAll = (met: RecordRow) => {
    for (const name of Object.keys(fields)) remember(refIn(fields, met, name));
  };
  if (row && names.size === 0) rememberAll(row);
  const refOf = (id: unknown): Ref | null =>
    typeof id === 'string' && id !== '' ? { id, name: names.get(id) ?? '' } : null;
  return { remember, rememberAll, refOf };
}
