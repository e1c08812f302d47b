import type { HistoryEntry, LiveTag, RecordHistory as Entries, SubjectPlace } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Loaded } from '../states/loaded.js';
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
  const query = useListAuditWordsQuery(props.kind);
  return (
    <Loaded of={query} title={t('The history could not be loaded')}>
      {(words) => <HistoryPart {...props} words={new AuditVocabulary(words)} />}
    </Loaded>
  );
}

interface HistoryPartProps extends RecordHistoryProps {
  words: AuditVocabulary;
  cursor?: string;
}

function HistoryPart({ words, cursor, ...place }: HistoryPartProps) {
  const query = useListHistoryQuery({ ...place, cursor });
  return (
    <Loaded of={query} title={t('The history could not be loaded')}>
      {(page) => <HistoryPage {...{ words, place, page }} />}
    </Loaded>
  );
}

interface HistoryPageProps {
  words: AuditVocabulary;
  place: RecordHistoryProps;
  page: Entries;
}

/** Some entries, and the way to those before them. */
function HistoryPage({ words, place, page: { items, nextCursor } }: HistoryPageProps) {
  const { timezone } = useUser().company;
  const [more, setMore] = useState(false);
  const reading = { words, kind: place.kind, timeZone: timezone };
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
