import type { Task } from '@atrium/contracts';
import { api } from '@atrium/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { answer, parts, reels } from '../testing/task-page.factory.js';
import { TaskPage } from './task.page.js';

const FILE = { id: 'f1', name: 'script.txt', type: 'text/plain', size: 9 };
const script = { ...FILE, addedAt: '2026-01-03T09:00:00Z', addedBy: 'Ravi Nair' };
const stored = { id: 'f2', use: 'work.task-file', name: 'cut.txt', size: 3, type: 'text/plain' };

function open(task: Partial<Task> = {}) {
  const answers: Answer = (call) => {
    const { url, method } = call;
    if (url === 'tasks/t1') return { ...reels, ...task, version: method === 'PATCH' ? 2 : 1 };
    if (url === 'tasks/t1/parts' || url.startsWith('tasks/t1/files')) return { ...parts, files: [script] };
    if (url === 'files') return { ...stored, state: 'receiving', received: 0 };
    if (url.startsWith('files/')) return { ...stored, state: 'ready', received: 3 };
    return answer(call);
  };
  return renderPage(TaskPage, { role: 'employee', path: 'employee/TaskTable?open=t1', answer: answers });
}
const drawer = async () => within(await screen.findByRole('dialog', { name: 'T-42 Cut the reels' }));

test('beside its text an opened task has its properties, each changed in its place by one request', async () => {
  const { calls } = open({ dueOn: null });
  const aside = within(await (await drawer()).findByRole('complementary', { name: 'Properties' }));
  const change = async (name: string) =>
    userEvent.click(await aside.findByRole('button', { name: `Change ${name}` }));
  const shut = () => waitFor(() => expect(aside.queryByRole('button', { name: 'Save' })).toBeNull());
  await userEvent.click(await aside.findByRole('button', { name: /^Show \d+ empty fields?/ }));
  await change('Due');
  await userEvent.type(await aside.findByRole('textbox', { name: 'Due' }), '14/2/2026{Enter}');
  await shut();
  await change('Priority');
  await userEvent.selectOptions(await aside.findByRole('combobox', { name: /^Priority/ }), 'Urgent');
  await shut();
  await change('Visible to');
  await userEvent.selectOptions(await aside.findByRole('combobox', { name: /^Visible to/ }), 'Private');
  await shut();
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { version: 1, dueOn: '2026-02-14' },
    { version: 2, priority: 'urgent' },
    { version: 2, visibility: 'private' },
  ]);
});

test('the next step moves a task to the stage after its own, and Undo brings it back', async () => {
  const { calls } = open();
  const shown = await drawer();
  await userEvent.click(await shown.findByRole('button', { name: /^Move to / }));
  await waitFor(() => expect(calls.filter(({ url }) => url === 'tasks/t1/move')).toHaveLength(1));
});

test('what the client writes stands among the rest, and who reads an answer is said before it is sent', async () => {
  const words = {
    side: 'client',
    author: 'Harsh Oza',
    text: 'Close the box',
    createdAt: '2026-06-15T06:00:00Z',
  };
  const { calls } = renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?open=t1',
    answer: (call) => {
      if (call.url === 'tasks/t1') return { ...reels, visibility: 'client' };
      if (call.url === 'tasks/t1/client-comments') return { items: [{ ...words, id: 'w1' }] };
      return answer(call);
    },
  });
  const activity = within(await (await drawer()).findByRole('region', { name: 'Activity' }));
  within(await activity.findByRole('list', { name: 'Activity' })).getByText('Close the box');
  activity.getByText('Only colleagues read these, never the client.');
  await userEvent.click(activity.getByRole('radio', { name: 'Client' }));
  activity.getByText('The client reads this.');
  await userEvent.type(activity.getByRole('textbox', { name: 'Comment' }), 'By six');
  await userEvent.click(activity.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(
      calls.find(({ url, method }) => url.endsWith('client-comments') && method === 'POST')?.body,
    ).toEqual({
      text: 'By six',
    }),
  );
});

test('the title and the text are changed where they stand: leaving saves, Esc does not, and what cannot be saved stays', async () => {
  let refused = false;
  const failure = {
    status: 409,
    error: { code: 'STALE_VERSION', message: 'Somebody was faster.', requestId: 'r' },
  };
  let { title, version } = reels;
  const { calls } = renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?open=t1',
    answer: (call) => {
      if (call.url !== 'tasks/t1') return answer(call);
      if (call.method === 'PATCH' && refused) return failure;
      if (call.method === 'PATCH') version += 1;
      return { ...reels, title, version };
    },
  });
  const changes = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const shown = await drawer();
  await userEvent.click(await shown.findByRole('button', { name: 'Change Title' }));
  const field = shown.getByRole('textbox', { name: 'Title' });
  await userEvent.type(field, ' and more{Escape}');
  expect(changes()).toEqual([]);
  await waitFor(() =>
    expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Change Title' })),
  );
  await userEvent.click(await shown.findByText('Warm light'));
  await userEvent.type(
    shown.getByRole('textbox', { name: 'Description' }),
    ' only{Enter}Now{Control>}{Enter}{/Control}',
  );
  await waitFor(() => expect(changes()).toEqual([{ version: 1, description: 'Warm light only\nNow' }]));
  // Somebody else changes the title while it is written here.
  await userEvent.click(shown.getByRole('button', { name: 'Change Title' }));
  await userEvent.type(shown.getByRole('textbox', { name: 'Title' }), ' twice');
  [refused, title, version] = [true, 'Cut the films', 7];
  await userEvent.tab();
  expect((await shown.findByRole('alert')).textContent).toContain(
    'Somebody was faster. Your text is still here',
  );
  expect(shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' }).value).toBe(
    'Cut the reels twice',
  );
  refused = false;
  await userEvent.type(shown.getByRole('textbox', { name: 'Title' }), '{Enter}');
  await waitFor(() => expect(shown.queryByRole('textbox', { name: 'Title' })).toBeNull());
  expect(changes().at(-1)).toEqual({ version: 7, title: 'Cut the reels twice' });
});

test('a description that is closed over what someone else wrote is there when it is changed again', async () => {
  let { description, version } = reels;
  const { calls, store } = renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?open=t1',
    answer: (call) => (call.url === 'tasks/t1' ? { ...reels, description, version } : answer(call)),
  });
  const shown = await drawer();
  await userEvent.click(await shown.findByRole('button', { name: 'Change Description' }));
  await userEvent.type(shown.getByRole('textbox', { name: 'Description' }), ' only');
  [description, version] = ['Cold light', 2];
  const read = () => calls.filter(({ url }) => url === 'tasks/t1').length;
  const before = read();
  act(() => void store.dispatch(api.util.invalidateTags(['Task'])));
  await waitFor(() => expect(read()).toBeGreaterThan(before));
  await userEvent.click(shown.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await userEvent.click(await screen.findByRole('link', { name: /Cut the reels/ }));
  const again = await drawer();
  await again.findByText('Cold light');
  await userEvent.click(again.getByRole('button', { name: 'Change Description' }));
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe(
    'Warm light only',
  );
});

test('who may not change a task reads its title and text', async () => {
  open({ mayChange: false });
  const shown = await drawer();
  await shown.findByText('Warm light');
  for (const name of ['Change Title', 'Change Description'])
    expect(shown.queryByRole('button', { name })).toBeNull();
});

test('nothing of an opened task is said twice, and what it lacks is left out', async () => {
  open({ mayChange: false, handedFrom: { id: 'u3', name: 'Rohan Das' }, estimate: 90 });
  const shown = await drawer();
  await shown.findByText('from Rohan Das');
  for (const name of ['Stage', 'Assigned', 'Estimate']) expect(shown.getAllByText(name)).toHaveLength(1);
  for (const name of ['From', 'Own fields', 'Area', 'Number']) expect(shown.queryByText(name)).toBeNull();
  shown.getByRole('region', { name: 'Activity' });
  for (const name of ['Comments', 'History']) expect(shown.queryByRole('tab', { name })).toBeNull();
});

test('files are added to an opened task, named with who added them, and removed once that was asked', async () => {
  const { calls } = open();
  const files = within(await (await drawer()).findByRole('region', { name: 'Files' }));
  files.getByRole('button', { name: 'script.txt' });
  files.getByText('Ravi Nair');
  await userEvent.upload(files.getByLabelText('Add files to the task'), new File(['Cut'], 'cut.txt'));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/t1/files')).toMatchObject({ body: { fileId: 'f2' } }),
  );
  await userEvent.click(files.getByRole('button', { name: 'Remove script.txt' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.url).toBe('tasks/t1/files/f1'));
});

test('comments and changes stand in one line of time, the newest first, or each alone', async () => {
  const meena = { id: 'u2', name: 'Meena Iyer' };
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Crop it' }] }],
  };
  const comment = { id: 'c1', author: meena, text, editedAt: null, version: 1, mine: false };
  const at = (minute: number) => `2026-06-15T06:0${String(minute)}:00.000Z`;
  const entry = (id: string, minute: number) => ({
    id,
    at: at(minute),
    actor: { id: 'u3', name: `Rohan ${id}` },
    action: 'task.move',
    before: { stage: 'todo' },
    after: { stage: 'review' },
  });
  renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?open=t1',
    answer: (call) => {
      if (call.url === 'comments') return { items: [{ ...comment, createdAt: at(2) }], total: 1, next: null };
      if (call.url === 'records/task/t1/history')
        return { items: [entry('later', 3), entry('first', 1)], nextCursor: null };
      return answer(call);
    },
  });
  const activity = within(await (await drawer()).findByRole('region', { name: 'Activity' }));
  const rows = async () =>
    within(await activity.findByRole('list', { name: 'Activity' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => /Rohan first|Crop it|Rohan later/.exec(textContent)?.[0]);
  expect(await rows()).toEqual(['Rohan later', 'Crop it', 'Rohan first']);
  await userEvent.click(activity.getByRole('radio', { name: 'Comments' }));
  expect(await rows()).toEqual(['Crop it']);
  await userEvent.click(activity.getByRole('radio', { name: 'Changes' }));
  expect(await rows()).toEqual(['Rohan later', 'Rohan first']);
});

/** What an address brings into sight, as the parts above it grow. */
async function arrive(act: (shown: string[], grow: () => void) => Promise<void>) {
  const [usual, observer] = [HTMLElement.prototype.scrollIntoView, globalThis.ResizeObserver];
  const shown: string[] = [];
  const growing = new Set<ResizeObserverCallback>();
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    shown.push(this.getAttribute('aria-label') ?? '');
  };
  globalThis.ResizeObserver = class {
    constructor(private readonly heard: ResizeObserverCallback) {}
    observe() {
      growing.add(this.heard);
    }
    unobserve() {}
    disconnect() {
      growing.delete(this.heard);
    }
  };
  try {
    renderPage(TaskPage, { role: 'employee', path: 'employee/TaskTable?open=t1&part=comments', answer });
    await (await drawer()).findByRole('region', { name: 'Activity' });
    await act(shown, () => growing.forEach((heard) => heard([], new ResizeObserver(() => undefined))));
  } finally {
    HTMLElement.prototype.scrollIntoView = usual;
    globalThis.ResizeObserver = observer;
  }
}

test('the address of a comment leads below the text, until the reader goes elsewhere', () =>
  arrive(async (shown, grow) => {
    await waitFor(() => expect(shown).toContain('Activity'));
    const arrived = shown.length;
    grow();
    expect(shown.length).toBeGreaterThan(arrived);
    const seen = shown.length;
    fireEvent.wheel(screen.getByRole('dialog', { name: 'T-42 Cut the reels' }));
    grow();
    expect(shown).toHaveLength(seen);
  }));
