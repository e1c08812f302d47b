import type { BalanceSheet } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { renderPage } from '@atrium/ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeavePage from './leave.page.js';

const id = (place: number) => `01890000-0000-7000-8000-0000000000${String(place)}`;
const row = (place: number, name: string): BalanceSheet['items'][number] => ({
  employee: { id: id(place), code: `E${String(place)}`, name },
  department: 'Design',
  balances: [{ typeId: id(60), balance: 4, reserved: 0 }],
});
const sheet: BalanceSheet = {
  types: [{ id: id(60), code: 'CL', name: 'Casual leave', hours: false }],
  items: [row(11, 'Asha Rao'), row(12, 'Ravi Shah')],
  total: 2,
};
const type = { id: id(60), name: 'Casual leave', code: 'CL' };

function open(view: string, done: object = {}) {
  render(<ToastHost />);
  return renderPage(LeavePage, {
    role: 'hr',
    path: `leave/management?view=${view}`,
    answer: ({ method, url }) => {
      if (method === 'POST') return done;
      if (url === 'hr/leave/balance-sheet') return sheet;
      if (url === 'hr/leave-types') return { items: [type], nextCursor: null, total: 1, totalIsExact: true };
      return { items: [], nextCursor: null, total: 0, totalIsExact: true };
    },
  }).calls;
}
const sentIn = (calls: { method: string; url: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);

test('a balance is corrected from its cell, with its type chosen', async () => {
  const calls = open('balances', { days: 1, effectiveOn: '2026-06-29', expiresOn: null });
  await userEvent.click(await screen.findByRole('button', { name: /^Correct Casual leave of Ravi Shah: 4/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Correct a balance' }));
  await userEvent.type(form.getByLabelText(/^Reason/), 'Counted twice');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  await waitFor(() =>
    expect(sentIn(calls)).toMatchObject([
      ['hr/leave/adjustments', { employeeId: id(12), typeId: id(60), days: 1, reason: 'Counted twice' }],
    ]),
  );
});

test('the same days are added for several people, and who is refused is named', async () => {
  const calls = open('balances', {
    rows: [
      { id: id(11), name: 'Asha Rao', refusal: null },
      { id: id(12), name: 'Ravi Shah', refusal: 'This is your own record.' },
    ],
    more: false,
  });
  for (const name of [/Asha Rao/, /Ravi Shah/]) {
    const line = within(await screen.findByRole('row', { name }));
    await userEvent.click(line.getByRole('checkbox'));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Add days' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add days for 2 people' }));
  await userEvent.selectOptions(form.getByLabelText(/^Leave type/), id(60));
  await userEvent.type(form.getByLabelText(/^Reason/), 'Ten years');
  await userEvent.click(form.getByRole('button', { name: 'Add days' }));
  await screen.findByText('Days added for 1 person');
  await screen.findByText('This is your own record.');
  expect(sentIn(calls)).toMatchObject([
    ['hr/leave/allocations', { employeeIds: [id(11), id(12)], typeId: id(60), days: 1 }],
  ]);
});

test('all requests are searched by person', async () => {
  const calls = open('all');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'ravi');
  await waitFor(() =>
    expect(
      calls.some(({ url, params }) => url === 'hr/leave/requests' && params?.['search'] === 'ravi'),
    ).toBe(true),
  );
});
