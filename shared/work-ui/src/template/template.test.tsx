import {
  TASK_TEMPLATE,
  USUAL_STAGES,
  type TaskFlow,
  type TaskRepeat,
  type TaskTemplate,
  type TemplatePlan,
} from '@atrium/contracts';
import { addTextSource, showLanguage } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaskPage } from '../task/task.page.js';
import { readyTemplates } from './ready-templates.js';
import { answer as usual, reels } from '../testing/task-page.factory.js';

const launch: TaskTemplate = {
  id: 'm1',
  version: 1,
  name: 'Launch',
  tab: null,
  count: 1,
  status: 'active',
  people: [],
  archivedAt: null,
  allowedTransitions: ['update', 'archive'],
  tasks: [
    {
      title: 'Shoot',
      description: null,
      checklist: [],
      level: 0,
      startDay: null,
      dueDay: 1,
      who: { kind: 'role', role: 'Photographer' },
      estimate: null,
      priority: 'none',
      labels: [],
    },
  ],
};
const KESAR = '01990000-0000-7000-8000-000000000001';
const flow: TaskFlow = {
  tab: null,
  own: false,
  name: 'Usual flow',
  stages: [...USUAL_STAGES],
  fields: [],
  version: 0,
  mayChange: true,
};
const plan: TemplatePlan = {
  tasks: [{ title: 'Shoot', level: 0, seat: 'role:photographer', startOn: null, dueOn: '2026-06-22' }],
  seats: [{ key: 'role:photographer', kind: 'role', label: 'Photographer', person: null }],
};
const weekly: TaskRepeat = {
  id: 'r1',
  version: 1,
  title: 'Cut the reels',
  rule: 'FREQ=WEEKLY;BYDAY=MO',
  mode: 'calendar',
  startOn: '2026-01-05',
  dueDays: 0,
  zone: 'UTC',
  skipWhileOpen: true,
  state: 'active',
  tab: null,
  nextOn: '2026-06-22',
  task: { id: 't1', number: 'T-42', title: 'Cut the reels' },
  assignees: [],
  mayChange: true,
  allowedTransitions: ['update', 'pause', 'end', 'refresh'],
};
const answer: Answer = (call) => {
  const { url, method } = call;
  if (url === 'task-repeats/dates') return { dates: ['2026-06-22', '2026-06-29'] };
  if (url === 'task-flows') return { items: [flow] };
  if (url === 'task-templates' && method === 'GET')
    return { items: [launch], total: 1, totalIsExact: true, nextCursor: null };
  if (url === 'task-templates/projects') return { items: [{ id: KESAR, code: 'KES', name: 'Kesar' }] };
  if (url === 'task-templates/m1/plan') return plan;
  if (url === 'task-templates/m1/start') return { items: [{ id: 't9', number: 'T-9', title: 'Shoot' }] };
  if (url === 'tasks/t1/copy') return { ...(usual({ url: 'tasks/t1', method: 'GET' } as never) as object) };
  if (url === 'task-templates') return launch;
  return usual(call);
};
const open = (query = '') =>
  renderPage(TaskPage, { role: 'admin', path: `employee/TaskTable${query}`, answer });

// As on a page that another host serves without https.
beforeAll(() => Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined }));

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

test('the form of a template in the address waits until it is known who keeps templates; it is never that of a task', async () => {
  let say: (keeps: boolean) => void = () => undefined;
  const said = new Promise<boolean>((resolve) => (say = resolve));
  const waiting: Answer = async (call) =>
    call.url === 'task-flows' ? { items: [{ ...flow, mayChange: await said }] } : answer(call);
  renderPage(TaskPage, {
    role: 'admin',
    path: 'employee/TaskTable?layout=templates&new=1',
    answer: waiting,
  });
  await screen.findByRole('heading', { name: 'Loading' });
  expect(screen.queryByRole('dialog')).toBeNull();
  say(true);
  await screen.findByRole('dialog', { name: 'Add template' });
});

test('who keeps no templates is led from their page to the tasks, without a form', async () => {
  const mayNot: Answer = (call) =>
    call.url === 'task-flows' ? { items: [{ ...flow, mayChange: false }] } : answer(call);
  renderPage(TaskPage, {
    role: 'admin',
    path: 'employee/TaskTable?layout=templates&new=1',
    answer: mayNot,
  });
  expect((await screen.findByRole('link', { name: 'List' })).getAttribute('aria-current')).toBe('page');
  await screen.findByRole('link', { name: /Cut the reels/ });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a template is written row by row and saved whole', async () => {
  const { calls } = open('?layout=templates&new=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add template' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Reel');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Title' }), 'Brief');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Done by' }), 'Project lead');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a task' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Add template$/ }));
  // Nothing is sent, and the second row says why.
  const second = dialog.getAllByRole('textbox', { name: 'Title' })[1]!;
  await waitFor(() => expect(second.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getAllByText('Give the task a title.')).toHaveLength(1);
  await userEvent.type(second, 'Cut');
  await waitFor(() => expect(dialog.queryByText('Give the task a title.')).toBeNull());
  await userEvent.click(dialog.getByRole('button', { name: 'More of Cut' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Nine by sixteen');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Checklist/ }), 'Sound{Enter}Captions');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Priority' }), 'High');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Estimate/ }), '1h 30');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Starts in days/ }), '1');
  await userEvent.click(dialog.getByRole('button', { name: /Actions for Cut/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make it a sub-task' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add a task' }));
  await userEvent.type(dialog.getAllByRole('textbox', { name: 'Title' })[2]!, 'Post');
  dialog.getByRole('button', { name: 'Move Post' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(dialog.getByRole('button', { name: /^Add template$/ }));
  await waitFor(() =>
    expect(
      calls.find(({ url, method }) => url === 'task-templates' && method === 'POST')?.body,
    ).toMatchObject({
      name: 'Reel',
      tab: null,
      tasks: [
        { title: 'Post', level: 0, description: null },
        { title: 'Brief', level: 0, who: { kind: 'lead' } },
        {
          title: 'Cut',
          level: 1,
          who: null,
          description: 'Nine by sixteen',
          startDay: 1,
          checklist: ['Sound', 'Captions'],
          priority: 'high',
          estimate: 90,
        },
      ],
    }),
  );
});

test('a task is made to repeat, on fixed days or counted from its end', async () => {
  const id = '01990000-0000-7000-8000-000000000042';
  const { calls } = renderPage(TaskPage, {
    role: 'admin',
    path: `employee/TaskTable?open=${id}`,
    answer: (call) => {
      const url = call.url.replace(id, 't1');
      return url === 'tasks/t1' ? { ...reels, id } : answer({ ...call, url });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Repeat…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Cut the reels repeat' }));
  await dialog.findByText(/^Next: .*22 Jun.*29 Jun/);
  const rule = dialog.getByRole('combobox', { name: /^Repeats/ });
  expect(within(rule).queryByRole('option', { name: 'Does not repeat' })).toBeNull();
  await userEvent.selectOptions(rule, 'On the last day of every month');
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === 'task-repeats/dates').at(-1)?.params).toMatchObject({
      rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
      startOn: '2026-01-05',
      mode: 'calendar',
    }),
  );
  const mode = dialog.getByRole('combobox', { name: /^The next one comes/ });
  await userEvent.selectOptions(mode, 'After the last one is closed');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Unit' }), 'days');
  const after = dialog.getByRole('textbox', { name: /^Comes after/ });
  await userEvent.clear(after);
  await userEvent.type(after, '3');
  await userEvent.click(dialog.getByRole('button', { name: 'Repeat' }));
  const rule3 = 'FREQ=DAILY;INTERVAL=3';
  await waitFor(() =>
    expect(calls.find(({ url, method }) => url === 'task-repeats' && method === 'POST')?.body).toMatchObject({
      taskId: id,
      title: 'Cut the reels',
      mode: 'completion',
      rule: rule3,
      dueDays: 0,
    }),
  );
});

test('a repeated task says so with its next day and what it missed, and is paused', async () => {
  const repeat = { id: 'r1', state: 'active', missed: 3 } as const;
  const { calls } = renderPage(TaskPage, {
    role: 'admin',
    path: 'employee/TaskTable?open=t1',
    answer: (call) => {
      if (call.url === 'tasks/t1') return { ...reels, repeat };
      return call.url === 'task-repeats/r1' ? weekly : answer(call);
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Repeat' }));
  part.getByText('3 missed');
  await part.findByText('Every week on Monday');
  part.getByText(/Next: .*22 Jun/);
  await userEvent.click(part.getByRole('button', { name: 'Actions for Cut the reels' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'task-repeats/r1/pause')).toMatchObject({ body: { version: 1 } }),
  );
});

test('a company without templates starts from a ready-made one, which becomes its own', async () => {
  let made: TaskTemplate | null = null;
  const { calls } = renderPage(TaskPage, {
    role: 'admin',
    path: 'employee/TaskTable',
    answer: (call) => {
      if (call.url !== 'task-templates') return answer(call);
      if (call.method === 'POST') return (made = launch);
      const items = made ? [made] : [];
      return { items, total: items.length, totalIsExact: true, nextCursor: null };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start from a template' }));
  const ready = within(await screen.findByRole('dialog', { name: 'Ready-made templates' }));
  await userEvent.click(ready.getByRole('button', { name: /^Monthly SEO/ }));
  await screen.findByRole('dialog', { name: 'Start from a template' });
  expect(calls.find(({ url, method }) => url === 'task-templates' && method === 'POST')?.body).toEqual(
    readyTemplates().find(({ name }) => name === 'Monthly SEO'),
  );
});

test('a ready-made template is shown before it is added, to be changed', async () => {
  const { calls } = open('?layout=templates');
  await userEvent.click(await screen.findByRole('button', { name: 'Ready-made templates' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Website launch/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Add template' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), ' of shops');
  await userEvent.click(form.getByRole('button', { name: 'Add template' }));
  await waitFor(() =>
    expect(
      calls.find(({ url, method }) => url === 'task-templates' && method === 'POST')?.body,
    ).toMatchObject({
      name: 'Website launch of shops',
      tasks: readyTemplates()[0]!.tasks,
    }),
  );
});

test('ready-made templates are in the language of who adds them, and can be added in each', async () => {
  await addTextSource({ hi: () => import('../locales/hi.json'), ar: () => import('../locales/ar.json') });
  const names: string[] = [];
  for (const language of ['en', 'hi', 'ar'] as const) {
    await showLanguage(language);
    for (const ready of readyTemplates()) {
      expect(TASK_TEMPLATE.createSchema.parse(ready).tasks).toEqual(ready.tasks);
      names.push(ready.name, ...ready.tasks.map(({ title }) => title));
    }
  }
  await showLanguage('en');
  expect(new Set(names).size).toBe(names.length);
});
