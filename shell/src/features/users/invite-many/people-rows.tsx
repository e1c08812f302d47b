import type { Import, ImportRow, ImportRowState } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Button, DataTable, type DataColumn } from '@atrium/ui';
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
  const cellOf = ({ cells }: ImportRow, field: string) => cells[list.mapping[field] ?? -1] ?? '';
  return (
    <section className="d-grid gap-2" aria-label={title}>
      <h3 className="fs-6 m-0">{title}</h3>
      <DataTable
        inCard
        dense
        expected={4}
        label={title}
        columns={columnsOf(list, state, cellOf)}
        rows={data?.items}
        keyOf={({ line }) => String(line)}
        nameOf={(row) => cellOf(row, 'name') || cellOf(row, 'email')}
        error={error}
        onRetry={() => void refetch()}
        empty={null}
      />
      {(starts.length > 1 || data?.more) && (
        <div className="d-flex gap-2">
          <Button size="sm" disabled={starts.length === 1} onClick={() => setStarts(starts.slice(0, -1))}>
            {t('Previous')}
          </Button>
          <Button
            size="sm"
            disabled={!data?.more}
            onClick={() => setStarts([...starts, data?.items.at(-1)?.line ?? 0])}
          >
            {t('Next')}
          </Button>
        </div>
      )}
    </section>
  );
}

type CellOf = (row: ImportRow, field: string) => string;
const LOOKS: Record<string, Partial<DataColumn<ImportRow>>> = {
  name: { weight: 'name', card: 'name' },
  email: { card: 'text' },
  role: { card: 'note' },
};

function columnsOf(list: Import, state: ImportRowState, cellOf: CellOf): DataColumn<ImportRow>[] {
  const given = list.fields.filter(({ key }) => list.mapping[key] != null);
  const columns = given.map(({ key, label }): DataColumn<ImportRow> => ({
    ...{ id: key, header: translate(label), ...LOOKS[key] },
    cell: (row) => <bdi>{cellOf(row, key)}</bdi>,
  }));
  if (state === 'ready' || state === 'undone') return columns;
  const labelOf = (key: string) => translate(list.fields.find((field) => field.key === key)?.label ?? key);
  const reason: DataColumn<ImportRow> = {
    ...{ id: 'reason', header: t('What is wrong'), card: 'state' },
    cell: ({ faults }) => (
      <span className="at-field-error">
        {faults
          .map(({ field, words }) => (field ? `${labelOf(field)}: ${translate(words)}` : translate(words)))
          .join(' ')}
      </span>
    ),
  };
  return [...columns, reason];
}
