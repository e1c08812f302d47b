import type { LeaveRequest } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeavePage from './leave.page.js';

const id = (place: number) => `01890000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const leave: LeaveRequest = {
  id: id(1),
  employee: { id: id(21), name: 'Rohan Das' },
  requestId: null,
  version: 4,
  type: { id: id(60), code: 'CL', name: 'Casual leave' },
  from: '2026-07-02',
  to: '2026-07-03',
  startPart: 'full',
  endPart: 'full',
  startTime: null,
  endTime: null,
  days: 2,
  unpaidDays: 0,
  hours: null,
  unpaidHours: null,
  reason: null,
  hasDocument: false,
  state: 'approved',
  running: false,
  submittedAt: '2026-06-29T08:00:00.000Z',
  allowedTransitions: ['cancel'],
};

test('HR says why it cancels somebody’s leave', async () => {
  const { calls } = renderPage(LeavePage, {
    role: 'hr',
    path: 'leave/management?view=all',
    answer: ({ method, url }) => {
      if (method === 'POST') return leave;
      return url === 'hr/leave/requests'
        ? { items: [leave], nextCursor: null, total: 1, totalIsExact: true }
        : undefined;
    },
  });
  const row = within(await screen.findByRole('row', { name: /Rohan Das/ }));
  await userEvent.click(row.getByRole('button', { name: 'Cancel leave' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this leave?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'The release moved');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { url: `hr/leave/requests/${leave.id}/cancel`, body: { version: 4, reason: 'The release moved' } },
  ]);
});
