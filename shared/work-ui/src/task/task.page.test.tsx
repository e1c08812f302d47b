import type { TaskBoard } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { MyTasks } from './my-tasks.widget.js';
import { answer, openTasks, reels } from '../testing/task-page.factory.js';
import { groupOfDue, groupOfTask } from './phone-list.js';
import { TaskPage } from './task.page.js';

const NO_ROWS = { items: [], total: 0, totalIsExact: true, nextCursor: null };

test('the list narrows by a press, and an opened task moves to another stage', async () => {
  const { calls } = openTasks();
  const table = within(await screen.findByRole('table'));
  await table.findByText('T-42');
  await userEvent.click(await screen.findByRole('button', { name: /^Overdue/ }));
  await waitFor(() =>
    expect(calls.some(({ url, params }) => url === 'tasks' && params?.['quick'] === 'late')).toBe(true),
  );
  await userEvent.click(await screen.findByRole('link', { name: /Cut the reels/ }));
  await screen.findByText('Warm light');
  await userEvent.click(screen.getByRole('button', { name: 'Change Stage' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'In progress');
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/t1/move')).toMatchObject({
      body: { stage: 'in_progress', after: null, before: null },
    }),
  );
});

test('who may not add tasks is offered none', async () => {
  renderPage(TaskPage, { role: 'client', path: 'employee/TaskTable?layout=board', answer });
  await screen.findByRole('group', { name: 'Tasks by stage' });
  expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New task' })).toBeNull();
});

test('an address with the form of a new task opens it for those alone who may add one', async () => {
  const path = 'employee/TaskTable?layout=board&new=1';
  const { unmount } = renderPage(TaskPage, { role: 'employee', path, answer });
  await screen.findByRole('dialog', { name: 'New task' });
  unmount();
  renderPage(TaskPage, { role: 'client', path, answer });
  await screen.findByRole('group', { name: 'Tasks by stage' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('every layout is narrowed by the client of the project', async () => {
  const client = { id: 'k1', name: 'Orbit' };
  const projects = [{ id: 'p1', code: 'ORB', name: 'Site', client }];
  const { calls } = renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?layout=board',
    answer: (call) => (call.url === 'task-templates/projects' ? { items: projects } : answer(call)),
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Client' }), 'Orbit');
  await waitFor(() =>
    expect(calls.some(({ url, params }) => url === 'tasks/board' && params?.['client'] === 'k1')).toBe(true),
  );
});

test('the board says whose tasks it shows, also of somebody who left', async () => {
  const gone = '0b8f6f0e-2f0e-4c6e-9a45-0d1c7f1f6a11';
  renderPage(TaskPage, {
    role: 'employee',
    path: `employee/TaskTable?layout=board&assignee=${gone}`,
    answer: (call) =>
      call.url === 'people/names' ? { items: [{ id: gone, name: 'Maya Rao', left: true }] } : answer(call),
  });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Assigned' }).value).toBe(
      'Maya Rao (left)',
    ),
  );
});

test('on the board a card is moved by its menu to another stage', async () => {
  const { calls } = openTasks('?layout=board');
  await screen.findByRole('group', { name: 'Tasks by stage' });
  await userEvent.click(await screen.findByRole('button', { name: /Write the copy/, expanded: false }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /In review/ }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/t2/move')).toMatchObject({
      body: { stage: 'review', after: null, before: null },
    }),
  );
});

test('the dashboard shows what the reader has to do, each row with its own link', async () => {
  renderPage(() => <MyTasks path="employee/TaskTable" />, { role: 'employee', path: 'dashboard', answer });
  const link = await screen.findByRole('link', { name: /T-42 Cut the reels/ });
  expect(link.getAttribute('href')).toBe('/acme/employee/TaskTable?open=t1');
  expect(screen.getByRole('link', { name: 'All my tasks' }).getAttribute('href')).toBe(
    '/acme/employee/TaskTable?quick=mine',
  );
});

test('an opened task shows its checklist, sub-tasks and what it waits for, and closes its sub-tasks when asked', async () => {
  const { calls } = renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?open=t1',
    answer: (call) => {
      const closes = call.url === 'tasks/t1/move' && (call.body as { closeChildren?: boolean }).closeChildren;
      if (call.url !== 'tasks/t1/move' || closes) return answer(call);
      const message = 'One sub-task is open. Close it too?';
      return { status: 409, error: { code: 'TASK_CHILDREN_OPEN', message, requestId: 'r' } };
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Captions burned in' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/t1/checklist/c2')).toMatchObject({ body: { done: true } }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'New line of the checklist' }), 'Covers{Enter}');
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/t1/checklist')).toMatchObject({ body: { text: 'Covers' } }),
  );
  const waits = within(screen.getByRole('region', { name: 'Waiting for' }));
  waits.getByText('A task that you cannot see');
  expect(waits.getByRole('link', { name: /T-44 Mood board/ }).getAttribute('href')).toContain('open=t3');
  await userEvent.click(screen.getByRole('button', { name: 'Change Stage' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Completed');
  await userEvent.click(await screen.findByRole('button', { name: 'Close all' }));
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === 'tasks/t1/move').at(-1)).toMatchObject({
      body: { stage: 'done', closeChildren: true },
    }),
  );
});

test('by days: a month to open tasks from, bars with what they wait for, and the hours of each person', async () => {
  const { calls } = openTasks('?layout=calendar&day=2026-01-10');
  await screen.findByText('There are more tasks than fit here. Narrow them by a filter or a text.');
  const event = await screen.findByRole('button', { name: /T-42 Cut the reels/ });
  event.focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await waitFor(() =>
    expect(calls.find(({ method, url }) => method === 'PATCH' && url === 'tasks/t1')).toMatchObject({
      body: { version: 1, startOn: null, dueOn: '2026-01-06' },
    }),
  );
  expect(calls.find(({ url }) => url === 'tasks/dated')?.params).toMatchObject({ from: '2025-12-29' });
  await userEvent.click(screen.getByRole('link', { name: 'Workload' }));
  await screen.findByText('Asha Rao');
  await userEvent.click(screen.getByRole('link', { name: 'Timeline' }));
  await screen.findByRole('group', { name: 'Tasks by days' });
});

test('labels: chips on cards, a filter of those in use, and a new one written on a task', async () => {
  const { calls } = openTasks('?layout=board');
  expect((await screen.findAllByText('Reels')).length).toBeGreaterThan(1);
  await userEvent.type(
    await screen.findByRole('combobox', { name: /^What is to be done/ }),
    'Plan the shoot',
  );
  await userEvent.click(screen.getByRole('button', { name: 'More fields' }));
  const field = await screen.findByRole('combobox', { name: /^Labels/ });
  await userEvent.type(field, 'Shoot');
  await userEvent.click(await screen.findByRole('option', { name: /Shoot/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
  await waitFor(() =>
    expect(calls.find(({ url, method }) => url === 'tasks' && method === 'POST')).toMatchObject({
      body: { title: 'Plan the shoot', labels: ['Shoot'] },
    }),
  );
  const filter = await screen.findByRole('combobox', { name: 'Label' });
  expect(within(filter).queryByRole('option', { name: 'Old' })).toBeNull();
  await userEvent.selectOptions(filter, 'Reels');
  await waitFor(() =>
    expect(calls.some(({ url, params }) => url === 'tasks/board' && params?.['labels'] === 'l1')).toBe(true),
  );
});

test('a filter that leaves nothing offers Clear on the board; without a task there are the first steps', async () => {
  const none: Answer = (call) => {
    if (call.url === 'task-templates')
      return { ...NO_ROWS, items: [{ id: 'm1', name: 'Launch', tab: null, tasks: [], status: 'active' }] };
    if (call.url === 'tasks') return NO_ROWS;
    const found = answer(call) as TaskBoard;
    if (call.url !== 'tasks/board') return found;
    return { ...found, lanes: found.lanes.map((lane) => ({ ...lane, items: [], total: 0 })) };
  };
  const view = { role: 'employee', answer: none } as const;
  const { calls } = renderPage(TaskPage, { ...view, path: 'employee/TaskTable?layout=board&quick=late' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(calls.filter(({ url }) => url === 'tasks/board').at(-1)?.params).toEqual({}));
  await screen.findByRole('heading', { name: 'No tasks yet' });
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  const blank = (await screen.findByRole('heading', { name: 'No tasks yet' })).parentElement!;
  await within(blank).findByRole('button', { name: 'New task' });
  await within(blank).findByRole('button', { name: 'Start from a template' });
  expect(within(blank).getByRole('link', { name: 'Import' }).getAttribute('href')).toContain('import=new');
});

test('on a phone the cards stand under their days, and one press completes a task', async () => {
  const usual = window.matchMedia;
  const phone = () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: phone });
  try {
    const { calls } = openTasks();
    await screen.findByRole('rowheader', { name: 'Overdue' });
    expect(calls.find(({ url }) => url === 'tasks')?.params).toMatchObject({ sort: 'dueOn' });
    await userEvent.click(screen.getByRole('button', { name: 'Complete T-42 Cut the reels' }));
    await waitFor(() =>
      expect(calls.find(({ url }) => url === 'tasks/bulk')?.body).toEqual({
        change: { kind: 'stage', stage: 'done' },
        ids: ['t1'],
        matching: null,
      }),
    );
  } finally {
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: usual });
  }
});

test.each([
  [null, 'No date'],
  ['2026-06-14', 'Overdue'],
  ['2026-06-15', 'Today'],
  ['2026-06-21', 'This week'],
  ['2026-06-22', 'Later'],
])('a task due on %s stands under “%s”', (dueOn, group) => {
  expect(groupOfDue({ dueOn }, '2026-06-15')).toBe(group);
});

test('what is closed is not overdue on a phone', () => {
  expect(groupOfTask({ ...reels, stage: 'done', dueOn: '2026-06-14' })).toBe('Completed');
});
