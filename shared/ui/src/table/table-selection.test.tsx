import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { Dialog } from '../overlay/dialog.js';
import { DataTable } from './data-table.js';
import type { DataColumn } from './data-table.types.js';

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

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^(Select )?${name}`) });
const focused = () => document.activeElement?.textContent;

function Selectable({ children }: { children?: ReactNode }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        label="Employees"
        columns={columns}
        rows={people}
        empty={null}
        keyOf={(person) => person.id}
        nameOf={(person) => person.name}
        selection={{
          keys,
          onChange: setKeys,
          actions: (rows) => <p>{rows.map((person) => person.name).join(' and ')}</p>,
        }}
      />
      {children}
    </>
  );
}
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const chosen = () => screen.queryByRole('status')?.textContent ?? null;

test('selected rows bring their actions, and Esc lets them go', async () => {
  render(<Selectable />);
  expect(screen.queryByRole('toolbar')).toBeNull();
  await userEvent.click(box('Devika'));
  row('Aarav').focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  screen.getByText('Aarav and Devika');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all employees on this page' }));
  expect(screen.getByRole('status').textContent).toBe('3 selected');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('with Shift a press or an arrow selects all rows between, and Ctrl+A all of the page', async () => {
  const user = userEvent.setup();
  render(<Selectable />);
  await user.click(box('Aarav'));
  await user.keyboard('{Shift>}');
  await user.click(box('Devika'));
  expect(chosen()).toBe('3 selected');
  await user.click(box('Bhavna'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('1 selected');
  await user.keyboard('{Escape}');
  row('Aarav').focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(chosen()).toBe('2 selected');
  expect(focused()).toMatch(/^Bhavna/);
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toBe('3 selected');
});

test('Esc that closes what is above the list keeps the selection', async () => {
  function Above() {
    const [open, setOpen] = useState(true);
    return open ? (
      <Dialog title="Priority" onClose={() => setOpen(false)}>
        <input aria-label="Level" />
      </Dialog>
    ) : null;
  }
  render(
    <Selectable>
      <Above />
    </Selectable>,
  );
  act(() => box('Aarav').click());
  expect(await screen.findByText('1 selected')).toBeTruthy();
  (await screen.findByLabelText('Level')).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(chosen()).toBe('1 selected');
  await userEvent.keyboard('{Escape}');
  expect(chosen()).toBeNull();
});

test('on a phone selecting is a mode: a press on a card selects, all of the page can be, and Done lets them go', async () => {
  const onOpen = jest.fn();
  function Cards() {
    const [keys, onChange] = useState<ReadonlySet<string>>(new Set());
    return (
      <DataTable
        label="Employees"
        columns={columns}
        rows={people}
        empty={null}
        onOpen={onOpen}
        keyOf={(person) => person.id}
        nameOf={(person) => person.name}
        selection={{ keys, onChange, actions: () => null }}
      />
    );
  }
  render(<Cards />);
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  await userEvent.click(screen.getByText('Bhavna'));
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  const [all] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /all employees on this page/ });
  expect(all?.indeterminate).toBe(true);
  if (all) await userEvent.click(all);
  expect(screen.getByRole('status').textContent).toBe('3 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Bhavna'));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
