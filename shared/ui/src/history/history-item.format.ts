import type { HistoryEntry } from '@atrium/contracts';
import { auditValue, changedFields, type AuditReading } from './audit-value.format.js';
import type { HistoryItem } from './history.types.js';

/** An entry of the trail in words. */
export function sayEntry(
  reading: AuditReading,
  { id, at, actor, action, before, after }: HistoryEntry,
): HistoryItem {
  const { words, kind } = reading;
  const said = changedFields(reading, before, after).filter(
    (field) => !isId(before?.[field]) && !isId(after?.[field]),
  );
  const changes = said.map((field) => ({
    field,
    label: words.field(kind, field),
    before: before && auditValue(reading, field, before[field]),
    after: after && auditValue(reading, field, after[field]),
  }));
  // Of a new record, what it began without is not worth a line.
  const told = before ? changes : changes.filter((change) => change.after !== '–');
  return { id, at, title: words.action(action), by: actor?.name ?? 'Atrium', changes: told };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What only the database reads. */
const isId = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isId)
    : typeof value === 'string' && UUID.test(value);
