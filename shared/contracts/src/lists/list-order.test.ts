import { LEAD } from '../clients/lead.js';
import { PROPOSAL } from '../clients/proposal.js';
import { sortsOf, type ListColumn } from './list-description.js';

const orderOf = (columns: readonly ListColumn[]) =>
  sortsOf({ columns, key: 'it', access: PROPOSAL.list.access, sharing: PROPOSAL.list.sharing });

test('a list begins with its first sortable column, unless another column says in which order', () => {
  const name: ListColumn = { key: 'name', title: 'Name', type: 'text', sortable: true };
  const day: ListColumn = { key: 'day', title: 'Day', type: 'date', sortable: true };
  expect(orderOf([name, day])).toEqual(['name', '-name', 'day', '-day']);
  expect(orderOf([{ ...name, latestFirst: true }, day])).toEqual(['-name', 'name', 'day', '-day']);
  expect(orderOf([name, { ...day, first: 'falling' }])).toEqual(['-day', 'day', 'name', '-name']);
  expect(orderOf([name, { ...day, first: 'rising' }])).toEqual(['day', '-day', 'name', '-name']);
  expect(orderOf([])).toEqual([]);
});

test('the newest proposal and the lead that is due next stand first', () => {
  expect([sortsOf(PROPOSAL.list)[0], sortsOf(LEAD.list)[0]]).toEqual(['-createdAt', 'nextOn']);
});
