import type { Timer, Week } from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaskPage } from '../task/task.page.js';
import { RunningTimer } from './running-timer.js';

const task = { id: 't1', number: 42, title: 'Cut the reels' };
const week: Week = {
  ...{ user: { id: 'u1', name: 'Asha Rao' }, monday: '2026-06-15', state: 'open', reason: null },
  ...{ rows: [{ task, minutes: [90, 0, 0, 0, 0, 0, 0] }], toReview: 0, mayWrite: true, mayDecide: false },
};
const timer: Timer = {
  timer: { task, startedAt: new Date(Date.now() - 42 * 60_000).toISOString() },
  stopped: null,
};
const submitted = { user: week.user, monday: week.monday, minutes: 90, submittedAt: '2026-06-21T10:00:00Z' };
const answer: Answer = ({ url, method }) => {
  if (url === 'time/timer') return method === 'PUT' ? { timer: null, stopped: { task, minutes: 42 } } : timer;
  if (url === 'time/weeks') return { approver: true, items: [submitted] };
  if (url.startsWith('time/week')) return week;
  if (url === 'tasks/counts') return { mine: 0, late: 0, week: 0, waiting: 0, unassigned: 0 };
  return { items: [], total: 0, totalIsExact: true, nextCursor: null };
};
const open = (query: string) =>
  renderPage(TaskPage, { role: 'teamLeader', path: `employee/TaskTable?${query}`, answer });

test('hours are typed into the week, as people write them, and the week is submitted', async () => {
  const { calls } = open('layout=week&monday=2026-06-17');
  const sheet = within(await screen.findByRole('grid', { name: 'Hours by task and day' }));
  await userEvent.click(sheet.getAllByText('1:30')[0]!);
  await userEvent.keyboard('{ArrowRight}1h 30m{Enter}');
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'time/week/cell')).toMatchObject({
      body: { taskId: 't1', day: '2026-06-16', minutes: 90 },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit the week' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'time/week/submit')).toMatchObject({
      body: { monday: '2026-06-15' },
    }),
  );
});

test('who leads others approves their weeks, or returns them with what is to be changed', async () => {
  const { calls } = open('layout=approve');
  const card = within(await screen.findByRole('region', { name: 'Asha Rao' }));
  await userEvent.click(card.getByRole('button', { name: 'Return' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return the week of Asha Rao?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /What is to be changed/ }), 'Tuesday');
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
  const place = { user: 'u1', monday: '2026-06-15' };
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === 'time/week/decide').map(({ body }) => body)).toEqual([
      { ...place, to: 'returned', reason: 'Tuesday' },
    ]),
  );
  await userEvent.click(card.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === 'time/week/decide').at(-1)?.body).toEqual({
      ...{ ...place, to: 'approved', reason: null },
    }),
  );
});

test('the running timer shows its task and time, and stops', async () => {
  const { calls } = renderPage(() => <RunningTimer path="employee/TaskTable" />, {
    ...{ role: 'employee', path: 'dashboard', answer },
  });
  const link = await screen.findByRole('link', { name: /T-42 0:42/ });
  expect(link.getAttribute('href')).toBe('/acme/employee/TaskTable?open=t1');
  await userEvent.click(screen.getByRole('button', { name: 'Stop the timer of T-42' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ body: { taskId: null } }),
  );
});
