import { mondayOf, type Timer, type Week } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayHere } from '../day/here.js';
import { SwitchTimer } from '../task/switch-timer.js';
import { TaskPage } from '../task/task.page.js';
import { RunningTimer } from './running-timer.js';

// sweetalert2 sets titles by innerText, which jsdom lacks.
beforeAll(() =>
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  }),
);

const task = { id: 't1', number: 'T-42', title: 'Cut the reels' };
const week: Week = {
  user: { id: 'u1', name: 'Asha Rao' },
  monday: '2026-06-15',
  state: 'open',
  reason: null,
  days: [480, 60, 0, 0, 0, 0, 0].map((attended) => ({ attended, spans: [], off: false })),
  entries: [],
  rows: [{ task, minutes: [90, 0, 0, 0, 0, 0, 0] }],
  toReview: 0,
  mayWrite: true,
  mayDecide: false,
  goesTo: [{ id: 'u9', name: 'Sneha Patil' }],
  mayWithdraw: false,
};
const timer: Timer = {
  timer: { task, startedAt: new Date(Date.now() - 42 * 60_000).toISOString(), leftAt: null },
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
  const question = within(await screen.findByRole('dialog', { name: /Submit the week 15 Jun/ }));
  question.getByText(/It goes to Sneha Patil\./);
  expect(calls.some(({ url }) => url === 'time/week/submit')).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'time/week/submit')).toMatchObject({
      body: { monday: '2026-06-15' },
    }),
  );
});

test('a submitted week says who has it, and is taken back', async () => {
  const { calls } = renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?layout=week&monday=2026-06-17',
    answer: (call) =>
      call.url.startsWith('time/week') && call.url !== 'time/weeks'
        ? { ...week, state: 'submitted', mayWrite: false, mayWithdraw: true }
        : answer(call),
  });
  await screen.findByText('with Sneha Patil');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'time/week/withdraw')).toMatchObject({
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
      ...place,
      to: 'approved',
      reason: null,
    }),
  );
});

test('several weeks are approved at once, and a week opens in its line', async () => {
  const other = { ...submitted, user: { id: 'u2', name: 'Kavya Reddy' } };
  const { calls } = renderPage(TaskPage, {
    role: 'teamLeader',
    path: 'employee/TaskTable?layout=approve',
    answer: (call) =>
      call.url === 'time/weeks' ? { approver: true, items: [submitted, other] } : answer(call),
  });
  const line = within(await screen.findByRole('region', { name: 'Asha Rao' }));
  expect(screen.queryByRole('grid')).toBeNull();
  await userEvent.click(line.getByRole('button', { name: /Asha Rao/ }));
  await line.findByRole('grid', { name: 'Hours by task and day' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'All weeks' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /of Asha Rao$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve 1 week' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /of Asha Rao$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2 weeks' }));
  await waitFor(() =>
    expect(
      calls
        .filter(({ url }) => url === 'time/week/decide')
        .map(({ body }) => (body as { user: string }).user),
    ).toEqual(['u2', 'u1', 'u2']),
  );
});

test('the running timer shows its task and time, and stops', async () => {
  const { calls } = renderPage(() => <RunningTimer path="employee/TaskTable" />, {
    role: 'employee',
    path: 'dashboard',
    answer,
  });
  const link = await screen.findByRole('link', { name: /T-42 .*0:42/ });
  expect(link.getAttribute('href')).toBe('/acme/employee/TaskTable?open=t1');
  await userEvent.click(screen.getByRole('button', { name: 'Stop the timer of T-42' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ body: { taskId: null } }),
  );
});

test('who clocks out is asked about the running timer, which stops at that moment; a stop can be undone', async () => {
  const left = { ...timer, timer: { ...timer.timer!, leftAt: '2026-06-15T12:30:00Z' } };
  const Bar = () => (
    <>
      <RunningTimer path="employee/TaskTable" />
      <ToastHost />
    </>
  );
  const { calls } = renderPage(Bar, {
    role: 'employee',
    path: 'dashboard',
    answer: (call) => (call.url === 'time/timer' && call.method === 'GET' ? left : answer(call)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop the timer' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ taskId: null, atLeaving: true }),
  );
  await screen.findByText('T-42 stopped after 0:42');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ url }) => url === 'time/timer/resume')).toBe(true));
});

test('from the palette the timer goes on with another task, and the switch can be undone', async () => {
  const other = { id: 't2', number: 'T-43', title: 'Write the captions' };
  const onClose = jest.fn();
  const Palette = () => (
    <>
      <SwitchTimer onClose={onClose} />
      <ToastHost />
    </>
  );
  const { calls } = renderPage(Palette, {
    role: 'employee',
    path: 'dashboard',
    answer: (call) => {
      if (call.url.startsWith('tasks') && call.method === 'GET')
        return { items: [other], total: 1, totalIsExact: true, nextCursor: null };
      if (call.url !== 'time/timer' || call.method !== 'PUT') return answer(call);
      return { timer: { ...timer.timer, task: other }, stopped: { task, minutes: 42 } };
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch timer to…' }));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Task' }), 'capt');
  await userEvent.click(await screen.findByRole('option', { name: /Write the captions/ }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ taskId: 't2' }));
  expect(onClose).toHaveBeenCalled();
  await screen.findByText('T-42 stopped after 0:42');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ url }) => url === 'time/timer/resume')).toBe(true));
});

test('a pressed day shows its entries and its plan beside the week, and takes time on what is planned', async () => {
  const entry = (id: string, day: string, note: string) => ({
    id,
    version: 1,
    userId: 'u1',
    name: 'Asha Rao',
    taskId: 't1',
    day,
    minutes: 30,
    start: null,
    end: null,
    startedAt: null,
    note,
    billable: true,
    needsReview: false,
    mayChange: false,
  });
  const item = {
    id: 'x1',
    source: 'tasks',
    title: 'T-50 Call the printer',
    start: '2026-06-16',
    end: '2026-06-17',
    allDay: true,
    zone: null,
    busy: false,
    url: 'employee/TaskTable?open=t50',
    version: 1,
    movable: true,
    private: false,
    colour: null,
    event: null,
  };
  renderPage(TaskPage, {
    role: 'admin',
    path: 'employee/TaskTable?layout=week&monday=2026-06-15',
    answer: (call) => {
      if (call.url === 'calendar/items') return { items: [item], more: [], failed: [] };
      if (!call.url.startsWith('time/week')) return answer(call);
      const entries = [entry('e1', '2026-06-15', 'First cut'), entry('e2', '2026-06-16', 'Second cut')];
      return { ...week, entries };
    },
  });
  const sheet = within(await screen.findByRole('grid', { name: 'Hours by task and day' }));
  const tuesday = within(sheet.getByRole('columnheader', { name: /16/ })).getByRole('button');
  await userEvent.click(tuesday);
  const panel = within(await screen.findByRole('region', { name: /Tuesday/ }));
  panel.getByText('Second cut');
  expect(panel.queryByText('First cut')).toBeNull();
  panel.getByText('1:00 at work · 1:00 still open');
  const plan = within(await screen.findByRole('region', { name: 'Plan' }));
  await userEvent.click(await plan.findByRole('button', { name: 'Add time: T-50 Call the printer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add time' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Day/ }).value).toMatch(/16/);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(sheet.getByRole('columnheader', { name: /16/ })).getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Tuesday/ })).toBeNull());
});

const OVERLAPS = 'Overlaps T-7, 11:30 to 12:30. Trim it?';

test('an entry is corrected with a start and an end, and trimmed in one press where it overlaps', async () => {
  const entry = {
    id: 'e1',
    version: 3,
    userId: 'u1',
    name: 'Asha Rao',
    taskId: 't1',
    day: '2026-06-15',
    minutes: 90,
    startedAt: '2026-06-15T04:30:00Z',
    start: '10:00',
    end: '11:30',
    note: null,
    billable: true,
    needsReview: false,
    mayChange: true,
  };
  const id = '01999999-0000-7000-8000-000000000001';
  const { calls } = renderPage(TaskPage, {
    role: 'admin',
    path: 'employee/TaskTable?layout=week&monday=2026-06-15',
    answer: (call) => {
      if (call.url.startsWith('time/entries'))
        return 'trim' in (call.body as object)
          ? { items: [], total: 0 }
          : { status: 409, error: { code: 'TIME_OVERLAPS', message: OVERLAPS, requestId: 'r' } };
      if (call.url === 'time/week') return { ...week, entries: [{ ...entry, id }] };
      return answer(call);
    },
  });
  await screen.findByText('Still open');
  await userEvent.click(await screen.findByRole('button', { name: /Actions for .*10:00–11:30/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the time' }));
  const end = dialog.getByRole('textbox', { name: 'Until' });
  await userEvent.clear(end);
  await userEvent.type(end, '12:15');
  await userEvent.tab();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Trim' }));
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === `time/entries/${id}`).at(-1)?.body).toMatchObject({
      start: '10:00',
      minutes: 135,
      trim: true,
    }),
  );
});

test('on a phone the week opens on today, which is marked, and another day is chosen by its name', async () => {
  const monday = mondayOf(todayHere());
  const media = window.matchMedia;
  window.matchMedia = (query) =>
    Object.create(media(query), { matches: { value: query.includes('max-width: 768px') } }) as MediaQueryList;
  try {
    renderPage(TaskPage, {
      role: 'employee',
      path: 'employee/TaskTable?layout=week',
      answer: (call) => (call.url.startsWith('time/week') ? { ...week, monday } : answer(call)),
    });
    const days = within(await screen.findByRole('radiogroup', { name: 'Day' }));
    const [today] = days.getAllByRole('radio', { checked: true });
    expect(today?.getAttribute('aria-current')).toBe('date');
    expect(today?.getAttribute('aria-label')).toMatch(/, today$/);
    expect(new Set(days.getAllByRole('radio').map((day) => day.getAttribute('aria-label'))).size).toBe(7);
    await screen.findByRole('columnheader', { name: /, today$/ });
    const other = days.getAllByRole('radio', { checked: false })[0]!;
    await userEvent.click(other);
    await screen.findByRole('columnheader', { name: other.getAttribute('aria-label')! });
    expect(screen.queryByRole('columnheader', { name: /, today$/ })).toBeNull();
  } finally {
    window.matchMedia = media;
  }
});
