import { dayIn, type AbsenceList, type LeaveBalances } from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AwayTodayWidget from './away-today.widget.js';
import MyBalanceWidget from './my-balance.widget.js';

const id = (place: number) => `01890000-0000-7000-8000-00000000005${String(place)}`;
const failure = { status: 503, error: { code: 'UNAVAILABLE', message: 'Try later.', requestId: 'r' } };
const open = (Widget: () => React.ReactNode, answer: Answer) =>
  renderPage(Widget, { role: 'employee', path: 'dashboard', answer });

const balance = (place: number, name: string, quota: number | null): LeaveBalances['items'][number] => ({
  type: { id: id(place), code: name.slice(0, 2), name, unit: 'halfDay' },
  paid: quota !== null,
  quota,
  granted: 12,
  taken: 4,
  pending: 1,
  expired: 0,
  encashed: 0,
  balance: 8,
  available: 7,
  nextCredit: null,
});

test('my balance has what is left of each type with a balance, each leading to its entries', async () => {
  const items = [balance(1, 'Casual leave', 12), balance(2, 'Unpaid leave', null)];
  open(MyBalanceWidget, () => ({ employee: null, asOf: '2026-11-23', items }));
  const casual = await screen.findByRole('link', { name: /Casual leave/ });
  expect([casual.textContent, casual.getAttribute('href')]).toEqual([
    'Casual leave1 reserved7 of 12',
    `/acme/leave/management?view=mine&type=${id(1)}`,
  ]);
  expect(screen.queryByText('Unpaid leave')).toBeNull();
});

test('a type that is set up is shown with nothing left, and says when more comes', async () => {
  const empty = { granted: 0, taken: 0, pending: 0, balance: 0, available: 0 };
  const nextCredit = { on: '2026-12-01', days: 1 };
  const items = [{ ...balance(1, 'Casual leave', 12), ...empty, nextCredit }];
  open(MyBalanceWidget, () => ({ employee: null, asOf: '2026-11-23', items }));
  const casual = await screen.findByRole('link', { name: /Casual leave/ });
  expect(casual.textContent).toBe('Casual leave1 more on 1 December0 of 0');
});

const absence = (place: number, name: string, rest: Partial<AbsenceList['items'][number]> = {}) => ({
  employee: { id: id(place), name },
  from: dayIn(new Date(), 'Asia/Kolkata'),
  to: dayIn(new Date(), 'Asia/Kolkata'),
  days: 1,
  state: 'approved' as const,
  type: 'Sick leave',
  ...rest,
});

test('who is away today is said without the reason, and fails alone', async () => {
  let fails = true;
  const items = [
    absence(1, 'Leena Roy', { to: '2031-07-04' }),
    absence(1, 'Leena Roy'),
    absence(2, 'Gauri Joshi'),
    absence(3, 'Yash Thakur', { state: 'pending' }),
  ];
  open(AwayTodayWidget, () => (fails ? failure : { items }));
  await screen.findByText('Absences could not be loaded');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Gauri Joshi');
  const card = screen.getByRole('region', { name: 'Who is away today' });
  expect([...card.querySelectorAll('.at-li .t')].map((each) => each.textContent)).toEqual([
    'Gauri Joshi',
    'Leena Roy',
  ]);
  within(card).getByText('Away today');
  within(card).getByText(/^Away until Fri, 4 Jul/);
  expect(card.textContent).not.toContain('Sick');
});
