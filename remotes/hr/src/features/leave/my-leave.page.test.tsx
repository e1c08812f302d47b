import { renderPage } from '@atrium/ui/testing';
import { screen } from '@testing-library/react';
import LeavePage from './leave.page.js';

test('own requests are drawn below balances that are known, and both are asked for at once', async () => {
  let answer: (balances: object) => void = () => undefined;
  const balances = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { calls } = renderPage(LeavePage, {
    role: 'employee',
    path: 'leave/management?view=mine',
    answer: ({ url }) =>
      url === 'hr/leave/balances' ? balances : { items: [], nextCursor: null, total: 0, totalIsExact: true },
  });
  await screen.findByRole('status', { name: 'Loading your leave' });
  expect(calls.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['hr/leave/balances', 'hr/leave/requests/mine']),
  );
  expect(screen.queryByText('My requests')).toBeNull();
  answer({ items: [] });
  await screen.findByText('My requests');
  screen.getByText('No leave types yet');
});
