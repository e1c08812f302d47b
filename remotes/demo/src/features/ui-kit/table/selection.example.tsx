import { toast } from '@atrium/sdk';
import { Button, DataTable, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { GUESTS, type Guest } from './guests.data.js';

const COLUMNS: readonly DataColumn<Guest>[] = [
  { id: 'name', header: 'Guest', cell: ({ name }) => name, weight: 'name', card: 'name' },
  { id: 'city', header: 'City', cell: ({ city }) => city, card: 'text' },
];

export default function SelectableTable() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Guests to write to"
      columns={COLUMNS}
      rows={GUESTS}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      selection={{
        keys,
        onChange: setKeys,
        actions: (rows) => (
          <Button size="sm" icon="mail" onClick={() => toast(`Writing to ${String(rows.length)}`)}>
            Write
          </Button>
        ),
      }}
      empty={null}
      inCard
    />
  );
}
