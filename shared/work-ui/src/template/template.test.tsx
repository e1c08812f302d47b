import { USUAL_STAGES, type TaskFlow, type TaskTemplate, type TemplatePlan } from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaskPage } from '../task/task.page.js';
import { answer as usual } from '../testing/task-page.factory.js';

const launch: TaskTemplate = {
  ...{ id: 'm1', version: 1, name: 'Launch', tab: null, count: 1, status: 'active', people: [] },
  ...{ archivedAt: null, allowedTransitions: ['update', 'archive'] },
  tasks: [
    {
      ...{ title: 'Shoot', description: null, checklist: [], level: 0, startDay: null, dueDay: 1 },
      ...{ who: { kind: 'role', role: 'Photographer' }, estimate: null, priority: 'none', labels: [] },
    },
  ],
};
const KESAR = '01990000-0000-7000-8000-000000000001';
const flow: TaskFlow = {
  ...{ tab: null, own: false, name: 'Usual flow', stages: [...USUAL_STAGES], fields: [] },
  ...{ version: 0, mayChange: true },
};
const plan: TemplatePlan = {
  tasks: [{ title: 'Shoot', level: 0, seat: 'role:photographer', startOn: null, dueOn: '2026-06-22' }],
  seats: [{ key: 'role:photographer', kind: 'role', label: 'Photographer', person: null }],
};
const answer: Answer = (call) => {
  const { url, method } = call;
  if (url === 'task-flows') return { items: [flow] };
  if (url === 'task-templates' && method === 'GET')
    return { items: [launch], total: 1, totalIsExact: true, nextCursor: null };
  if (url === 'task-templates/projects') return { items: [{ id: KESAR, code: 'KES', name: 'Kesar' }] };
  if (url === 'task-templates/m1/plan') return plan;
  if (url === 'task-templates/m1/start') return { items: [{ id: 't9', number: 9, title: 'Shoot' }] };
  if (url === 'tasks/t1/copy') return { ...(usual({ url: 'tasks/t1', method: 'GET' } as never) as object) };
  if (url === 'task-templates') return launch;
  return usual(call);
};
const open = (query = '') =>
  renderPage(TaskPage, { role: 'admin', path: `employee/TaskTable${query}`, answer });

test('a template is started after its missing people and its days were shown', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Start from a template' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/No one was found for: Photographer/);
  expect(within(dialog.getByRole('list', { name: 'Tasks' })).getByText(/22 Jun/)).toBeDefined();
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Project/ }), 'KES Kesar');
  await userEvent.click(dialog.getByRole('button', { name: 'Add tasks' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'task-templates/m1/start')).toMatchObject({
      body: { projectId: KESAR, tab: null, people: [] },
    }),
  );
});

test('a task is copied from its menu, with its sub-tasks when they are wanted', async () => {
  const { calls } = open();
  const [menu] = await screen.findAllByRole('button', { name: /Cut the reels/, expanded: false });
  await userEvent.click(menu!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'With its sub-task' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/t1/copy')).toMatchObject({ body: { subTasks: false } }),
  );
});

test('a template is written row by row and saved whole', async () => {
  const { calls } = open('?layout=templates&new=1');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Reel');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Brief');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Done by' }), 'Project lead');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a task' }));
  await userEvent.type(dialog.getAllByRole('textbox', { name: 'Title' })[1]!, 'Cut');
  await userEvent.click(dialog.getByRole('button', { name: /Actions for Cut/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make it a sub-task' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Add template$/ }));
  await waitFor(() =>
    expect(
      calls.find(({ url, method }) => url === 'task-templates' && method === 'POST')?.body,
    ).toMatchObject({
      ...{ name: 'Reel', tab: null },
      tasks: [
        { title: 'Brief', level: 0, who: { kind: 'lead' } },
        { title: 'Cut', level: 1, who: null },
      ],
    }),
  );
});
