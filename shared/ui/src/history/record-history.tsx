import type { HistoryEntry, LiveTag, SubjectPlace } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { ErrorState } from '../states/error-state.js';
import { PartSkeleton } from '../states/part-skeleton.js';
import { auditValue, changedFields, type AuditReading } from './audit-value.format.js';
import { AuditVocabulary } from './audit-vocabulary.rules.js';
import { useListAuditWordsQuery, useListHistoryQuery } from './history.api.js';
import { History } from './history.js';
import type { HistoryItem } from './history.types.js';

export interface RecordHistoryProps extends SubjectPlace {
  /** The record's tag: its history is fetched again when the record has changed. */
  tag: LiveTag;
}

/** The history of a record from the audit trail, the newest first. */
export function RecordHistory(props: RecordHistoryProps) {
  const { data, error, refetch, isFetching } = useListAuditWordsQuery(props.kind);
  if (data) return <HistoryPart {...props} words={new AuditVocabulary(data)} />;
  if (!error) return <PartSkeleton />;
  return <Failed error={error} onRetry={() => void refetch()} busy={isFetching} />;
}

interface HistoryPartProps extends RecordHistoryProps {
  words: AuditVocabulary;
  cursor?: string;
}

/** Some entries, and the way to those before them. */
function HistoryPart({ words, cursor, ...place }: HistoryPartProps) {
  const { timezone } = useUser().company;
  const [more, setMore] = useState(false);
  const { data, error, refetch, isFetching } = useListHistoryQuery({ ...place, cursor });
  if (!data && error) return <Failed error={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <PartSkeleton />;
  const reading = { words, kind: place.kind, timeZone: timezone };
  const { items, nextCursor } = data;
  if (items.length === 0) return <p className="at-muted m-0">{t('Nothing has been recorded yet.')}</p>;
  return (
    <>
      <History label={t('History')} items={items.map((entry) => toItem(reading, entry))} />
      {nextCursor !== null && more && <HistoryPart {...place} words={words} cursor={nextCursor} />}
      {nextCursor !== null && !more && (
        <Button size="sm" variant="ghost" onClick={() => setMore(true)}>
          {t('Show earlier')}
        </Button>
      )}
    </>
  );
}

const Failed = (props: { error: unknown; onRetry: () => void; busy: boolean }) => (
  <ErrorState title={t('The history could not be loaded')} {...props} />
);

function toItem(reading: AuditReading, { id, at, actor, action, before, after }: HistoryEntry): HistoryItem {
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
