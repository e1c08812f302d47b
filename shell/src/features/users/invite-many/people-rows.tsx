import type { Import, ImportRow, ImportRowState } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Button, Card, ErrorState, ListRow, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { useListInviteRowsQuery } from './invite-many.api.js';

interface PeopleRowsProps {
  list: Import;
  state: ImportRowState;
  title: string;
}

/** The rows of one state, as they were given, each with what is wrong with it. */
export function PeopleRows({ list, state, title }: PeopleRowsProps) {
  // A page begins after the last line of the one before.
  const [starts, setStarts] = useState([0]);
  const query = { id: list.id, state, after: starts.at(-1) ?? 0, limit: 50 };
  const { data, error, refetch } = useListInviteRowsQuery(query);
  const next = () => setStarts([...starts, data?.items.at(-1)?.line ?? 0]);
  return (
    <section className="d-grid gap-2" aria-label={title}>
      <h3 className="at-strong m-0">{title}</h3>
      {!data && !error && <SkeletonCards cards={1} />}
      {!data && error && (
        <ErrorState title={t('The list could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <Card fill="rows">
          {data.items.map((row) => (
            <PersonRow key={row.line} list={list} row={row} />
          ))}
        </Card>
      )}
      {(starts.length > 1 || data?.more) && (
        <div className="d-flex gap-2">
          <Button size="sm" disabled={starts.length === 1} onClick={() => setStarts(starts.slice(0, -1))}>
            {t('Previous')}
          </Button>
          <Button size="sm" disabled={!data?.more} onClick={next}>
            {t('Next')}
          </Button>
        </div>
      )}
    </section>
  );
}

function PersonRow({ list: { fields, mapping }, row: { cells, faults } }: { list: Import; row: ImportRow }) {
  const cellOf = (field: string) => cells[mapping[field] ?? -1] ?? '';
  const rest = fields.filter(({ key }) => key !== 'name' && cellOf(key));
  const labelOf = (key: string) => translate(fields.find((field) => field.key === key)?.label ?? key);
  const words = faults.map((fault) =>
    fault.field ? `${labelOf(fault.field)}: ${translate(fault.words)}` : translate(fault.words),
  );
  return (
    <ListRow
      wrap
      title={cellOf('name') || '–'}
      text={
        <>
          {rest.map(({ key }, at) => (
            <bdi key={key}>
              {at > 0 && ' · '}
              {cellOf(key)}
            </bdi>
          ))}
          {words.length > 0 && <span className="at-field-error d-block m-0">{words.join(' ')}</span>}
        </>
      }
    />
  );
}
