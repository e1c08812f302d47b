import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import type { EditColumn } from './edit-grid.types.js';
import { EditGrid } from './lazy-edit-grid.js';

interface Pay {
  name: string;
  code: string;
  pay: string;
  days: string;
}

const whole = (text: string) => (/^\d*$/.test(text) ? null : 'Enter a whole number.');
const COLUMNS: EditColumn<Pay>[] = [
  { id: 'code', name: 'Code', textOf: ({ code }) => code, readOnly: true },
  { id: 'pay', name: 'Pay', textOf: ({ pay }) => pay, faultOf: whole },
  { id: 'days', name: 'Days', textOf: ({ days }) => days, faultOf: whole },
];
const ROWS: Pay[] = [
  { name: 'Aarav', code: 'A1', pay: '100', days: '22' },
  { name: 'Bhavna', code: 'B2', pay: '200', days: '21' },
];

function Sample() {
  const [rows, setRows] = useState(ROWS);
  return (
    <Suspense>
      <EditGrid
        label="Pay"
        head="People"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        onChange={(changes) =>
          setRows((before) =>
            changes.reduce(
              (all, { row, column, text }) =>
                all.map((one) => (one.name === row ? { ...one, [column]: text } : one)),
              before,
            ),
          )
        }
      />
    </Suspense>
  );
}

const cells = () => screen.getAllByRole('gridcell').map(({ textContent }) => textContent);

async function begin() {
  render(<Sample />);
  await screen.findByRole('grid', { name: 'Pay' });
  act(() => screen.getByRole('gridcell', { name: '100' }).focus());
}

test('typing opens a cell, Enter takes it and goes down, F2 keeps the text, Escape leaves it', async () => {
  await begin();
  await userEvent.keyboard('7{Enter}');
  expect(cells()).toEqual(['A1', '7', '22', 'B2', '200', '21']);
  expect(document.activeElement?.textContent).toBe('200');
  await userEvent.keyboard('{F2}5{Tab}');
  expect(cells()).toEqual(['A1', '7', '22', 'B2', '2005', '21']);
  await userEvent.keyboard('9{Escape}');
  expect(document.activeElement?.textContent).toBe('21');
});

test('Ctrl with Z takes changes back, with Y makes them again', async () => {
  await begin();
  await userEvent.keyboard('7{Enter}{Delete}{Control>}z{/Control}');
  expect(cells()).toEqual(['A1', '7', '22', 'B2', '200', '21']);
  await userEvent.keyboard('{Control>}zy{/Control}');
  expect(cells()).toEqual(['A1', '7', '22', 'B2', '200', '21']);
});

test('a selection is copied and pasted; each cell that cannot be changed is told', async () => {
  await begin();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  let copied = '';
  fireEvent.copy(document.activeElement ?? document.body, {
    clipboardData: { setData: (_: string, text: string) => (copied = text) },
  });
  expect(copied).toBe('100\t22\n200\t21');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await userEvent.paste('X\t150\tmany\nB2\t250\t20');
  expect(cells()).toEqual(['A1', '150', '22', 'B2', '250', '20']);
  screen.getByText('2 cells were not changed');
  screen.getByText('Aarav, Code: “X”. This cell cannot be changed.');
  screen.getByText('Aarav, Days: “many”. Enter a whole number.');
  expect(screen.getByRole('gridcell', { name: '22' }).getAttribute('aria-invalid')).toBe('true');
});

test('a read-only cell says so', async () => {
  await begin();
  await userEvent.keyboard('{Home}x');
  screen.getByText('Aarav, Code: “x”. This cell cannot be changed.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the keyboard begins at the current column, which is marked, in the first cell that takes a text', async () => {
  const columns = COLUMNS.map((column) => (column.id === 'days' ? { ...column, current: true } : column));
  render(
    <Suspense>
      <EditGrid
        columns={columns}
        label="Pay"
        head="People"
        rows={ROWS}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        onChange={() => undefined}
      />
    </Suspense>,
  );
  const head = await screen.findByRole('columnheader', { name: 'Days' });
  expect(head.getAttribute('aria-current')).toBe('date');
  expect(screen.getAllByRole('gridcell').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1, -1, -1]);
});

test('the names take the room that the columns leave', async () => {
  class Observer {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: Observer });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
  try {
    render(<Sample />);
    const grid = await screen.findByRole('grid', { name: 'Pay' });
    const sheet = grid.firstElementChild as HTMLElement;
    expect(sheet.style.getPropertyValue('--eg-name')).toBe(`${String(1000 - 3 * 104)}px`);
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
    Reflect.deleteProperty(window, 'ResizeObserver');
  }
});
