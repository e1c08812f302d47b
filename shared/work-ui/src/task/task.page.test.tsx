import {
  TASK_STAGES,
  type LabelChoices,
  type Task,
  type TaskBoard,
  type TaskParts,
  type TaskRef,
  type TaskReport,
} from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { MyTasks } from './my-tasks.widget.js';
import { TaskPage } from './task.page.js';

const reels: Task = {
  ...{ id: 't1', version: 1, number: 42, title: 'Cut the reels', description: 'Warm light', tab: null },
  ...{ flowStage: 'todo', ownStage: null, own: {}, ownPeople: [] },
  ...{ stage: 'todo', priority: 'high', assigneeIds: ['u1'], startOn: null, dueOn: '2026-01-05' },
  ...{ estimate: 90, labels: ['Reels'], visibility: 'internal', rank: 'a0', creatorId: 'u2' },
  ...{ startedAt: null, doneAt: null, createdAt: '2026-01-01T09:00:00Z', mayChange: true },
  ...{
    parentId: null,
    checklist: { done: 1, total: 2 },
    children: { open: 1, total: 1 },
    waitsFor: 0,
    assignees: [{ id: 'u1', name: 'Asha Rao' }],
    allowedTransitions: ['update'],
    archivedAt: null,
  },
};
const copy: Task = { ...reels, id: 't2', number: 43, title: 'Write the copy', rank: 'a1', priority: 'none' };
const refOf = ({ id, number, title, stage, startOn, dueOn, assignees }: Task): TaskRef => ({
  ...{ id, number, title, stage, startOn, dueOn, assignees },
});
const board: TaskBoard = {
  ofFlow: true,
  lanes: TASK_STAGES.map((stage) => {
    const items = stage === 'todo' ? [reels, copy] : [];
    const lane = { id: stage, label: null, colour: 'neutral', wipLimit: null, held: null } as const;
    return { ...lane, stage, items, total: items.length, totalIsExact: true };
  }),
};
const parts: TaskParts = {
  checklist: [
    { id: 'c1', text: 'Choose the takes', done: true },
    { id: 'c2', text: 'Captions burned in', done: false },
  ],
  ...{ parent: null, followers: [], followed: false, blocks: [] },
  children: [refOf(copy)],
  waitsFor: [
    { ...refOf(copy), ...{ id: null, number: null, title: null, dueOn: null, assignees: [] } },
    { ...refOf(copy), id: 't3', number: 44, title: 'Mood board' },
  ],
};
const labels: LabelChoices['items'] = [
  { id: 'l1', name: 'Reels', colour: '3', tab: null, archived: false },
  { id: 'l2', name: 'Old', colour: '1', tab: null, archived: true },
];
const report: TaskReport = {
  ...{ rows: [{ id: 't1', name: 'Cut the reels', refusal: null }], more: false },
  undo: [{ id: 't1', version: 2, values: { stage: 'todo' } }],
};
const answer: Answer = ({ url, method }) => {
  if (url === 'tasks/counts') return { mine: 2, late: 2, week: 0, waiting: 0, unassigned: 0 };
  if (url === 'labels/choices') return { items: labels };
  if (url === 'tasks/board') return board;
  if (url === 'tasks/dated')
    return { items: [reels, copy], waits: [{ taskId: 't2', blockerId: 't1' }], more: true };
  if (url === 'tasks/t1') return reels;
  if (url === 'tasks/t1/parts') return parts;
  if (url === 'time/timer') return { timer: null, stopped: null };
  if (url === 'time/weeks') return { approver: false, items: [] };
  if (url === 'time/tasks/t1') return { items: [], total: 30 };
  if (url === 'tasks/t1/checklist' && method === 'POST') return parts;
  if (url === 'tasks/bulk') return report;
  if (url === 'tasks/bulk/undo')
    return {
      rows: [{ id: 't1', name: 'Cut the reels', refusal: 'Someone changed it meanwhile.' }],
      more: false,
      undo: [],
    };
  if (url === 'tasks' && method === 'GET')
    return { items: [reels, copy], total: 2, totalIsExact: true, nextCursor: null };
  return method === 'POST' || method === 'PATCH' ? reels : undefined;
};
const open = (query = '') =>
  renderPage(TaskPage, { role: 'employee', path: `employee/TaskTable${query}`, answer });

test('the list narrows by a press, and an opened task moves to another stage', async () => {
  const { calls } = open();
  const table = within(await screen.findByRole('table'));
  table.getByText('T-42');
  await userEvent.click(await screen.findByRole('button', { name: /^Overdue/ }));
  await waitFor(() =>
    expect(calls.some(({ url, params }) => url === 'tasks' && params?.['quick'] === 'late')).toBe(true),
  );
  await userEvent.click(await screen.findByRole('link', { name: /Cut the reels/ }));
  await screen.findByText('Warm light');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'In progress');
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/t1/move')).toMatchObject({
      body: { stage: 'in_progress', after: null, before: null },
    }),
  );
});

test('on the board a card is moved by its menu to another stage', async () => {
  const { calls } = open('?layout=board');
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
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Completed');
  await userEvent.click(await screen.findByRole('button', { name: 'Close all' }));
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === 'tasks/t1/move').at(-1)).toMatchObject({
      body: { stage: 'done', closeChildren: true },
    }),
  );
});

test('by days: a month to open tasks from, bars with what they wait for, and the hours of each person', async () => {
  const { calls } = open('?layout=calendar&day=2026-01-10');
  await screen.findByText('There are more tasks than fit here. Narrow them by a filter or a text.');
  const event = await screen.findByRole('button', { name: /T-42 Cut the reels/ });
  event.focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
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
  const { calls } = open('?layout=board&new=1');
  expect((await screen.findAllByText('Reels')).length).toBeGreaterThan(1);
  await userEvent.type(await screen.findByRole('textbox', { name: /^What is to be done/ }), 'Plan the shoot');
  await userEvent.click(screen.getByRole('button', { name: 'More fields' }));
  const field = await screen.findByRole('combobox', { name: /^Labels/ });
  await userEvent.type(field, 'Shoot');
  await userEvent.click(await screen.findByRole('option', { name: /Shoot/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
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

test('many tasks change together, with one Undo that says what it left', async () => {
  const { calls } = renderPage(
    () => (
      <>
        <TaskPage />
        <ToastHost />
      </>
    ),
    { role: 'employee', path: 'employee/TaskTable', answer },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select T-42 Cut the reels' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }));
  await userEvent.click(bar.getByRole('button', { name: 'Stage' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 task' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Stage' }), 'In review');
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/bulk')?.body).toEqual({
      ...{ change: { kind: 'stage', stage: 'review' }, ids: ['t1'], matching: null },
    }),
  );
  const toast = (await screen.findByText('1 row changed')).closest<HTMLElement>('.at-toast')!;
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
  await screen.findByText('Someone changed it meanwhile.');
  expect(calls.find(({ url }) => url === 'tasks/bulk/undo')?.body).toEqual({ undo: report.undo });
});

test('two people edit one title: the second sees both and chooses; other fields merge', async () => {
  const first: Task = { ...reels, assigneeIds: [], assignees: [] };
  const theirs: Task = { ...first, version: 2, title: 'Cut five reels', priority: 'low' };
  const { calls } = renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable',
    answer: (call) => {
      if (call.url === 'tasks') return { items: [first], total: 1, totalIsExact: true, nextCursor: null };
      if (call.url !== 'tasks/t1') return answer(call);
      const stale = call.method === 'PATCH' && (call.body as { version: number }).version === 1;
      const error = { code: 'STALE_VERSION', message: 'Someone changed this.', requestId: 'r' };
      return stale ? { status: 409, error } : theirs;
    },
  });
  const row = within(await screen.findByRole('row', { name: /T-42/ }));
  await userEvent.click(row.getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Cut six reels');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('radio', { name: 'Title: take theirs, Cut five reels' });
  await userEvent.click(screen.getByRole('radio', { name: 'Title: keep yours, Cut six reels' }));
  screen.getByText(/Their changes, already included: Priority/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
      ...{ version: 2, title: 'Cut six reels' },
    }),
  );
});

test('keys: J and K move, X selects, and a letter changes the selection or the row that has the focus', async () => {
  const { calls } = open();
  await screen.findByRole('row', { name: /T-42/ });
  await userEvent.keyboard('jj');
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /T-43/ }));
  await userEvent.keyboard('kx');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select T-42 Cut the reels' }).checked).toBe(
    true,
  );
  await userEvent.keyboard('p');
  await screen.findByRole('dialog', { name: 'Change 1 task' });
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const bulk = () => calls.filter(({ url }) => url === 'tasks/bulk').map(({ body }) => body);
  await waitFor(() =>
    expect(bulk()).toEqual([{ change: { kind: 'priority', priority: 'high' }, ids: ['t1'], matching: null }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('row', { name: /T-43/ }).focus();
  await userEvent.keyboard('i');
  await waitFor(() =>
    expect(bulk().at(-1)).toMatchObject({ change: { kind: 'assignees', remove: [] }, ids: ['t2'] }),
  );
  screen.getByRole('row', { name: /T-43/ }).focus();
  await userEvent.keyboard('t');
  await waitFor(() =>
    expect(calls.find(({ url, method }) => url === 'time/timer' && method === 'PUT')).toBeDefined(),
  );
  await userEvent.keyboard('c');
  await screen.findByRole('dialog', { name: 'New task' });
});

test('on the board the same keys act on cards', async () => {
  const { calls } = open('?layout=board');
  await screen.findByRole('button', { name: /Write the copy/, expanded: false });
  await userEvent.keyboard('jjx');
  const bar = await screen.findByRole('toolbar', { name: 'Selected rows' });
  await userEvent.keyboard('kx');
  within(bar).getByText('2 selected');
  await userEvent.keyboard('s');
  await screen.findByRole('dialog', { name: 'Change 2 tasks' });
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/bulk')?.body).toEqual({
      ...{ change: { kind: 'stage', stage: 'todo' }, ids: ['t2', 't1'], matching: null },
    }),
  );
});
