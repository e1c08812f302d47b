import type { LeaveApproval, LeaveApprovals, LeaveRequest } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { renderPage } from '@atrium/ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeavePage from './leave.page.js';

const id = (place: number) => `01890000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;

const leaveOf = (place: number, name: string, rest: Partial<LeaveRequest> = {}): LeaveRequest => ({
  id: id(place),
  employee: { id: id(place + 20), name },
  requestId: id(place + 40),
  version: 1,
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
  reason: 'Moving house',
  hasDocument: false,
  state: 'pending',
  running: false,
  submittedAt: '2026-06-29T08:00:00.000Z',
  allowedTransitions: [],
  ...rest,
});

const approvalOf = (leave: LeaveRequest, rest: Partial<LeaveApproval> = {}): LeaveApproval => ({
  leave,
  request: { id: leave.requestId ?? '', version: 1, step: 1 },
  mayDecide: true,
  department: 'Design',
  teams: [id(70)],
  balance: { before: 4, after: 2 },
  away: [],
  warnings: [],
  ...rest,
});

const DATES = ['2026-07-01', '2026-07-02', '2026-07-03'];

function serverOf(items: LeaveApproval[]) {
  const state = { items };
  const answer = ({ method, url }: { method: string; url: string }) => {
    if (url === 'hr/leave/approvals') return approvals();
    if (method === 'POST' && url === 'requests/approve') {
      state.items = [];
      return { rows: items.map(({ leave }) => ({ id: leave.id, name: leave.employee.name, refusal: null })) };
    }
    return undefined;
  };
  const approvals = (): LeaveApprovals => ({
    today: '2026-06-29',
    items: state.items,
    total: state.items.length,
    dates: DATES.map((date) => ({ date, off: false })),
    teams: [
      { id: id(70), name: 'Design', minPresent: 75, days: DATES.map(() => ({ members: 4, present: 4 })) },
    ],
  });
  return answer;
}

test('what waits comes with its facts; what warns cannot be chosen, and several are approved after the question', async () => {
  render(<ToastHost />);
  const rows = [
    approvalOf(leaveOf(1, 'Rohan Das')),
    approvalOf(leaveOf(2, 'Tejas Gowda', { endPart: 'firstHalf' }), { warnings: ['Team Web falls below.'] }),
    approvalOf(leaveOf(3, 'Urvi Shah'), { mayDecide: false }),
  ];
  const { calls } = renderPage(LeavePage, {
    role: 'hr',
    path: 'leave/management',
    answer: serverOf(rows),
  });
  const first = within(await screen.findByRole('row', { name: /Rohan Das/ }));
  for (const text of ['2 Jul – 3 Jul 2026', '4 → 2', 'No one else', 'Moving house']) first.getByText(text);
  screen.getByText('2 Jul – 3 Jul 2026, first half');
  const presence = within(screen.getByRole('table', { name: 'Working that day' }));
  expect(presence.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '4',
    '4',
    '4',
    '3 of 4',
  ]);
  expect(screen.queryByRole('checkbox', { name: /Tejas Gowda/ })).toBeNull();
  screen.getByText('It waits for someone else.');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select Rohan Das/ }));
  screen.getByRole('heading', { name: 'If you approve the 1 selected' });
  expect(presence.getAllByRole('cell').map(({ textContent }) => textContent.slice(0, 1))).toEqual([
    '4',
    '3',
    '3',
    '3',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Approve 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, approve it!' }));
  await screen.findByText('Nothing waits for a decision');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    {
      method: 'POST',
      url: 'requests/approve',
      body: { requests: [{ id: id(41), version: 1, step: 1 }] },
    },
  ]);
});

test('one’s own leave opens with whom it waits for and can be withdrawn there, as on a phone', async () => {
  const own = leaveOf(1, 'Sneha Kulkarni', { startPart: 'secondHalf', allowedTransitions: ['withdraw'] });
  const step = { who: 'manager', approver: 'Meera Pillai', approverId: id(9), standsInFor: null };
  const detail = {
    request: { id: own.requestId, mayDecide: false, warnings: [], facts: [], version: 1, step: 1 },
    steps: [{ ...step, state: 'pending', decidedBy: null, decidedAt: null, reason: null }],
    facts: [],
    tables: [],
    asOf: null,
  };
  renderPage(LeavePage, {
    role: 'employee',
    path: 'leave/management?view=mine',
    answer: ({ url }) => {
      if (url === 'hr/leave/requests/mine') return { items: [own] };
      if (url === 'hr/leave/balances') return { employee: null, asOf: '2026-06-29', items: [] };
      return url === `requests/${String(own.requestId)}` ? detail : undefined;
    },
  });
  await userEvent.click(await screen.findByRole('row', { name: /Casual leave/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Casual leave' }));
  dialog.getByText('2 Jul, second half – 3 Jul 2026');
  await dialog.findByText(/Waiting for Meera Pillai/);
  dialog.getByRole('button', { name: 'Withdraw' });
});
