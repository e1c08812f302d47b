import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { DataTable } from './data-table.js';
import type { DataColumn } from './data-table.types.js';

addIcons(APP_ICONS);

interface Person {
  id: string;
  name: string;
}

const ROW = 44;
const COUNT = 500;
const people: Person[] = Array.from({ length: COUNT }, (_, index) => {
  const name = `Person ${String(index + 1)}.`;
  return { id: name, name };
});
const columns: DataColumn<Person>[] = [{ id: 'name', header: 'Name', cell: ({ name }) => name }];

// jsdom has no layout: all rows get the same height, and ten of them are visible.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 10 * ROW });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.tagName === 'TR' ? ROW : 10 * ROW;
    },
  });
});
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

function Long() {
  const [keys, onChange] = useState<ReadonlySet<string>>(new Set());
  const actions = (rows: readonly Person[]) => <p>{rows.length} to archive</p>;
  return (
    <DataTable
      label="Employees"
      columns={columns}
      rows={people}
      empty={null}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      selection={{ keys, onChange, actions }}
    />
  );
}

async function showLong() {
  render(<Long />);
  const table = await screen.findByRole('table', { name: 'Employees' });
  await waitFor(() => expect(table.getAttribute('aria-rowcount')).toBe(String(COUNT + 1)));
  // The code that draws only some of the rows is loaded on demand.
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(60), { timeout: 20_000 });
  const frame = table.parentElement ?? table;
  const scrollTo = (top: number) => {
    frame.scrollTop = top;
    fireEvent.scroll(frame);
  };
  frame.scrollTo = ((to: ScrollToOptions) => scrollTo(to.top ?? 0)) as typeof frame.scrollTo;
  return { scrollTo };
}

const row = (index: number) => screen.findByRole('row', { name: new RegExp(`Person ${String(index)}\\.`) });

test('every row of a long page comes into the document when it is scrolled to, under its number', async () => {
  const { scrollTo } = await showLong();
  const seen = new Set<string>();
  for (let first = 0; first < COUNT; first += 10) {
    scrollTo(first * ROW);
    const shown = await row(first + 10);
    expect(shown.getAttribute('aria-rowindex')).toBe(String(first + 11));
    const drawn = screen.getAllByRole('row').slice(1);
    expect(drawn.length).toBeLessThan(60);
    for (const { textContent } of drawn) seen.add(textContent);
  }
  expect([...seen].filter(Boolean)).toHaveLength(COUNT);
});

test('the focus stays with its row while others scroll by, and goes to rows that are not drawn', async () => {
  const { scrollTo } = await showLong();
  const third = await row(3);
  act(() => third.focus());
  scrollTo(300 * ROW);
  await row(305);
  expect(document.activeElement).toBe(third);
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(async () => expect(document.activeElement).toBe(await row(4)));
  await userEvent.keyboard('{End}');
  await waitFor(async () => expect(document.activeElement).toBe(await row(COUNT)));
  await userEvent.keyboard('{Home}');
  await waitFor(async () => expect(document.activeElement).toBe(await row(1)));
});

test('what is selected stays so out of sight, and all of the page are selected at once', async () => {
  const { scrollTo } = await showLong();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 2.' }));
  scrollTo(300 * ROW);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 305.' }));
  screen.getByText('2 to archive');
  scrollTo(0);
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Person 2.' })).checked).toBe(
    true,
  );
  const [all] = screen.getAllByRole('checkbox', { name: 'Select all employees on this page' });
  if (all) await userEvent.click(all);
  screen.getByText(`${String(COUNT)} to archive`);
});
