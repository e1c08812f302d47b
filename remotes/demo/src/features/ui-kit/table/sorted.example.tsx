import { formatMoney, toast } from '@atrium/sdk';
import { DataTable, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { GUESTS, type Guest } from './guests.data.js';

const COLUMNS: readonly DataColumn<Guest>[] = [
  { id: 'name', header: 'Guest', cell: ({ name }) => name, weight: 'name', card: 'name', sortable: true },
  { id: 'city', header: 'City', cell: ({ city }) => city, card: 'text' },
  {
    id: 'nights',
    header: 'Nights',
    cell: ({ nights }) => nights,
    align: 'end',
    sortable: true,
    card: 'note',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => formatMoney(amount, 'INR'),
    align: 'end',
    weight: 'figure',
    card: 'state',
  },
];

const compare = (one: Guest, other: Guest, by: string) =>
  by === 'nights' ? one.nights - other.nights : one.name.localeCompare(other.name);

export default function SortedTable() {
  const [sort, setSort] = useState('name');
  const sign = sort.startsWith('-') ? -1 : 1;
  const rows = GUESTS.toSorted((one, other) => sign * compare(one, other, sort.replace('-', '')));
  return (
    <DataTable
      label="Guests"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      sort={sort}
      onSort={setSort}
      onOpen={({ name }) => toast(`Opened ${name}`)}
      empty={null}
      inCard
    />
  );
}
