import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { DataTable } from './data-table.js';
import type { DataColumn, DataTableProps } from './data-table.types.js';

addIcons(APP_ICONS);

interface Person {
  id: string;
  name: string;
  pay: number;
}

const people: Person[] = ['Aarav', 'Bhavna', 'Devika'].map((name, index) => ({ id: name, name, pay: index }));
const columns: DataColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: (person) => person.name, sortable: true },
  { id: 'pay', header: 'Pay', cell: (person) => person.pay, align: 'end' },
];

function show(props: Partial<DataTableProps<Person>> = {}) {
  const all: DataTableProps<Person> = {
    label: 'Employees',
    columns,
    rows: people,
    keyOf: (person) => person.id,
    nameOf: (person) => person.name,
    empty: <p>No employees yet</p>,
    ...props,
  };
  return render(<DataTable {...all} />);
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^(Select )?${name}`) });
const focused = () => document.activeElement?.textContent;

test('rows are moved through with the keyboard and opened with Enter or a press', async () => {
  const onOpen = jest.fn();
  show({ onOpen });
  row('Aarav').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toMatch(/^Devika/);
  await userEvent.keyboard('{Home}');
  expect(focused()).toMatch(/^Aarav/);
  await userEvent.keyboard('{End}{ArrowUp}{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(people[1]);
  await userEvent.click(screen.getByText('Devika'));
  expect(onOpen).toHaveBeenLastCalledWith(people[2]);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('a button in a row acts for itself and does not open the row', async () => {
  const onOpen = jest.fn();
  const archive = jest.fn();
  show({
    onOpen,
    rowActions: (person) => <button onClick={() => archive(person.name)}>Archive {person.name}</button>,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Archive Bhavna' }));
  await userEvent.keyboard('{Enter}');
  expect(archive).toHaveBeenCalledTimes(2);
  expect(onOpen).not.toHaveBeenCalled();
});

test('a header asks the server for its order and turns it round', async () => {
  const onSort = jest.fn();
  function Sorted() {
    const [sort, setSort] = useState('pay');
    onSort.mockImplementation((next) => setSort(String(next)));
    return (
      <DataTable
        label="Employees"
        columns={columns}
        rows={people}
        sort={sort}
        onSort={onSort}
        empty={null}
        keyOf={(person) => person.id}
        nameOf={(person) => person.name}
      />
    );
  }
  render(<Sorted />);
  const header = () => screen.getByRole('columnheader', { name: 'Name' });
  expect(header().getAttribute('aria-sort')).toBe('none');
  await userEvent.click(within(header()).getByRole('button'));
  expect(header().getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(within(header()).getByRole('button'));
  expect(header().getAttribute('aria-sort')).toBe('descending');
  expect(onSort.mock.calls).toEqual([['name'], ['-name']]);
  expect(screen.getByRole('columnheader', { name: 'Pay' }).getAttribute('aria-sort')).toBeNull();
});

test('a number alone carries its head, which a phone shows because it has no heads', () => {
  show({ columns: [...columns, { id: 'due', header: 'Due', cell: () => '1 person', align: 'end' }] });
  const heads = within(row('Devika'))
    .getAllByRole('cell')
    .map(({ dataset }) => dataset['head']);
  expect(heads).toEqual([undefined, 'Pay', undefined]);
});

test('the footer says the range and turns the pages', async () => {
  const onNext = jest.fn();
  const page = { start: 50, total: 10_000, totalIsExact: false, hasNext: true, hasPrevious: false };
  show({ page: { ...page, onNext, onPrevious: () => undefined } });
  screen.getByText('51–53 of 10,000+');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('until the first answer the table is busy', () => {
  show({ rows: undefined });
  expect(screen.getByRole('table', { name: 'Employees' }).getAttribute('aria-busy')).toBe('true');
});

test('an empty list and an empty search result are shown differently', async () => {
  const clear = jest.fn();
  show({ rows: [] }).unmount();
  show({ rows: [], onClearFilters: clear });
  screen.getByRole('heading', { name: 'No match' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(clear).toHaveBeenCalledTimes(1);
});

test('an empty list shows what it is for', () => {
  show({ rows: [] });
  screen.getByText('No employees yet');
});

test('a failed list says why, and Retry asks again', async () => {
  const onRetry = jest.fn();
  const error = {
    status: 503,
    error: { code: 'UNAVAILABLE', message: 'Not available just now.', requestId: 'r-1' },
  };
  show({ rows: undefined, error, onRetry });
  expect(screen.getByRole('alert').textContent).toContain('Not available just now.');
  screen.getByText('r-1');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('rows already there stay when asking again failed, and a note says so', async () => {
  const onRetry = jest.fn();
  const error = { status: 503, error: { code: 'UNAVAILABLE', message: 'Not available just now.' } };
  show({ error, onRetry });
  row('Aarav');
  screen.getByText('This could not be brought up to date. It may have changed since.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a row that cannot be selected says why, and is left out of all', async () => {
  const onChange = jest.fn();
  const whyNot = ({ name }: Person) => (name === 'Bhavna' ? 'It needs a look.' : undefined);
  show({ selection: { keys: new Set(), onChange, actions: () => null, whyNot } });
  screen.getByText('It needs a look.');
  expect(screen.queryByRole('checkbox', { name: 'Select Bhavna' })).toBeNull();
  const [all] = screen.getAllByRole('checkbox', { name: /^Select all/ });
  await userEvent.click(all!);
  expect(onChange).toHaveBeenCalledWith(new Set(['Aarav', 'Devika']));
});
