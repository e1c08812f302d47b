import {
  SOCIAL_STAGES,
  TASK_TABS,
  USUAL_STAGES,
  type FlowStage,
  type OwnField,
  type Task,
  type TaskBoard,
  type TaskFlow,
  type TaskFlows,
} from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { TaskPage } from './task.page.js';

const SOCIAL = 'socialMediaHandling';
const stages: FlowStage[] = SOCIAL_STAGES.map((stage) => ({
  ...stage,
  id: stage.label.toLowerCase(),
  wipLimit: stage.label === 'Design' ? 1 : null,
}));
const CHANNEL = '0199aaaa-0000-7000-8000-000000000001';
const BUDGET = '0199aaaa-0000-7000-8000-000000000002';
const fields: OwnField[] = [
  { id: CHANNEL, label: 'Channel', type: 'choice', options: ['Instagram', 'YouTube'] },
  { id: BUDGET, label: 'Budget', type: 'number', options: [] },
];
const social: TaskFlow = {
  tab: SOCIAL,
  own: true,
  name: 'Social media',
  stages,
  fields,
  version: 3,
  mayChange: true,
};
const usual: TaskFlow = {
  tab: null,
  own: false,
  name: 'Usual flow',
  stages: [...USUAL_STAGES],
  fields: [],
  version: 0,
  mayChange: false,
};
const flows: TaskFlows = {
  items: [usual, ...TASK_TABS.map((tab) => (tab === SOCIAL ? social : { ...usual, tab }))],
};
const reels: Task = {
  id: 't1',
  version: 1,
  number: 'T-42',
  title: 'Cut the reels',
  description: null,
  tab: SOCIAL,
  stage: 'in_progress',
  flowStage: 'design',
  ownStage: { label: 'Design', colour: 'leave' },
  own: { [CHANNEL]: 'Instagram' },
  ownPeople: [],
  priority: 'none',
  assigneeIds: [],
  startOn: null,
  dueOn: null,
  estimate: null,
  labels: [],
  visibility: 'internal',
  source: 'team',
  rank: 'a0',
  creatorId: 'u2',
  startedAt: null,
  doneAt: null,
  createdAt: '2026-01-01T09:00:00Z',
  mayChange: true,
  parentId: null,
  project: null,
  projectId: null,
  milestone: null,
  milestoneId: null,
  client: null,
  checklist: { done: 0, total: 0 },
  children: { open: 0, total: 0 },
  waitsFor: 0,
  handedFrom: null,
  repeat: null,
  assignees: [],
  allowedTransitions: ['update'],
  archivedAt: null,
};
const board: TaskBoard = {
  ofFlow: true,
  lanes: stages.map(({ type, ...stage }) => {
    const items = stage.id === 'design' ? [reels] : [];
    const held = stage.wipLimit === null ? null : 2;
    return { ...stage, stage: type, held, items, total: items.length, totalIsExact: true };
  }),
};
const answer: Answer = ({ url, method }) => {
  if (url === 'task-flows' && method === 'GET') return flows;
  if (url === 'task-flows') return flows;
  if (url === 'task-flows/usage') return { items: [{ stageId: 'copy', tasks: 3 }] };
  if (url === 'time/weeks') return { approver: false, items: [] };
  if (url === 'people' || url === 'task-templates')
    return { items: [], total: 0, totalIsExact: true, nextCursor: null };
  if (url === 'tasks/board') return board;
  if (url === 'tasks/counts') return { mine: 0, late: 0, week: 0, waiting: 0, unassigned: 0 };
  if (url === 'tasks' && method === 'GET')
    return { items: [reels], total: 1, totalIsExact: true, nextCursor: null };
  return reels;
};
const open = (query = '') =>
  renderPage(() => <TaskPage tab={SOCIAL} />, { role: 'admin', path: `smm/task${query}`, answer });
type Calls = ReturnType<typeof open>['calls'];
const bodyOf = (calls: Calls, method: string, url: string) =>
  calls.find((call) => call.method === method && call.url === url)?.body;

test('the board has the stages of the area; a full lane says so and takes a card nevertheless', async () => {
  const { calls } = open('?layout=board');
  const lane = within(await screen.findByRole('region', { name: 'Design' }));
  lane.getByText('2 of 1');
  await userEvent.click(await screen.findByRole('button', { name: /Cut the reels/, expanded: false }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Copy/ }));
  await waitFor(() =>
    expect(bodyOf(calls, 'POST', 'tasks/t1/move')).toMatchObject({ stage: 'in_progress', flowStage: 'copy' }),
  );
});

test('the list says the stage and filters by the stages and the own fields of the area', async () => {
  const { calls } = open();
  const table = within(await screen.findByRole('table'));
  await table.findByText('Design');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Own fields' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Instagram' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Budget from' }), '10');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls.at(-1)?.params ?? {}).toMatchObject({
      own: `${CHANNEL}:is:Instagram,${BUDGET}:number:10..`,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stage' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Brief' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls.some(({ url, params }) => url === 'tasks' && params?.['flowStage'] === 'brief')).toBe(true),
  );
});

test('a new task starts in the first stage to be done and takes own fields', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'New task' }));
  const line = within(await screen.findByRole('dialog', { name: 'New task' }));
  await userEvent.type(line.getByRole('combobox', { name: /What is to be done/ }), 'Festive grid');
  await userEvent.click(line.getByRole('button', { name: 'More fields' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add task' }));
  expect(dialog.getByRole('textbox', { name: /Title/ })).toHaveProperty('value', 'Festive grid');
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /Channel/ }), 'YouTube');
  await userEvent.type(dialog.getByRole('textbox', { name: /Budget/ }), '1200');
  await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'POST', 'tasks')).toMatchObject({
      title: 'Festive grid',
      tab: SOCIAL,
      flowStage: 'brief',
      own: { [CHANNEL]: 'YouTube', [BUDGET]: 1200 },
    }),
  );
});

test('stages are reordered by keys, and a removed one asks where its tasks go', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Stages and fields' }));
  const dialog = within(await screen.findByRole('dialog'));
  (await dialog.findByRole('button', { name: 'Move Review' })).focus();
  await userEvent.keyboard('{ArrowUp}');
  const names = () =>
    dialog
      .getAllByRole('textbox', { name: 'Name of the stage' })
      .map((each) => (each as HTMLInputElement).value);
  expect(names()).toEqual(['Brief', 'Copy', 'Review', 'Design', 'Done', 'Cancelled']);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Copy' }));
  const where = await dialog.findByRole('combobox', { name: '3 tasks of Copy go to' });
  expect(within(where).queryByRole('option', { name: 'Done' })).toBeNull();
  await userEvent.selectOptions(where, 'Design');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a stage' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  // The new stage has no name yet, and nothing is sent.
  await dialog.findByText('Give every stage a name.');
  expect(bodyOf(calls, 'PUT', 'task-flows')).toBeUndefined();
  const last = dialog.getAllByRole('textbox', { name: 'Name of the stage' }).at(-1)!;
  await userEvent.type(last, 'Posted');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'PUT', 'task-flows')).toMatchObject({
      tab: SOCIAL,
      version: 3,
      moves: [{ from: 'copy', to: 2 }],
      stages: [
        { id: 'brief' },
        { id: 'review' },
        { id: 'design', wipLimit: 1 },
        { id: 'done' },
        { id: 'cancelled' },
        { id: null, label: 'Posted', type: 'in_progress' },
      ],
    }),
  );
});

test('a page of all areas is narrowed to one, whose stages it then shows in every layout', async () => {
  const { calls } = renderPage(() => <TaskPage />, {
    role: 'admin',
    path: 'employee/TaskTable?layout=board',
    answer,
  });
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Area' }),
    'Social media handling',
  );
  await waitFor(() =>
    expect(calls.some(({ url, params }) => url === 'tasks/board' && params?.['tab'] === SOCIAL)).toBe(true),
  );
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stage' }));
  await screen.findByRole('checkbox', { name: 'Brief' });
});
