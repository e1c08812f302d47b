import { Button, DataTable, EmptyState, Segmented, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import type { Guest } from './guests.data.js';

const COLUMNS: readonly DataColumn<Guest>[] = [
  { id: 'name', header: 'Guest', cell: ({ name }) => name, weight: 'name', card: 'name' },
  { id: 'city', header: 'City', cell: ({ city }) => city, card: 'text' },
];
const STATES = [
  { value: 'empty', label: 'Empty' },
  { value: 'loading', label: 'Loading' },
  { value: 'noMatch', label: 'No match' },
  { value: 'failed', label: 'Failed' },
] as const;

export default function TableStates() {
  const [state, setState] = useState<(typeof STATES)[number]['value']>('empty');
  const arrived = state === 'empty' || state === 'noMatch';
  return (
    <div className="at-stack-y">
      <Segmented label="Status" value={state} options={STATES} onChange={setState} />
      <DataTable
        label="Invited guests"
        columns={COLUMNS}
        rows={arrived ? [] : undefined}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        error={state === 'failed' ? new Error('No answer') : undefined}
        onRetry={() => setState('loading')}
        onClearFilters={state === 'noMatch' ? () => setState('empty') : undefined}
        expected={3}
        empty={
          <EmptyState
            drawing="people"
            title="Nobody invited yet"
            text="Whoever you invite shows here."
            actions={<Button variant="primary">Invite</Button>}
          />
        }
        inCard
      />
    </div>
  );
}
