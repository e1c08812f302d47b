import type { Task } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
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
  await userEvent.type(await aside.findByRole('textbox', { name: 'Due' }), '14/2/2026');
  await userEvent.clear(aside.getByRole('textbox', { name: 'Estimate' }));
  await userEvent.type(aside.getByRole('textbox', { name: 'Estimate' }), '1h 15');
  await userEvent.selectOptions(aside.getByRole('combobox', { name: 'Priority' }), 'Urgent');
  await userEvent.selectOptions(aside.getByRole('combobox', { name: 'Visible to' }), 'Private');
  const changes = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() =>
    expect(changes()).toEqual([
      { version: 1, dueOn: '2026-02-14' },
      { version: 2, estimate: 75 },
      { version: 2, priority: 'urgent' },
      { version: 2, visibility: 'private' },
    ]),
  );
});

test('nothing of an opened task is said twice, and what it lacks is left out', async () => {
  open({ mayChange: false, handedFrom: { id: 'u3', name: 'Rohan Das' }, estimate: 90 });
  const shown = await drawer();
  await shown.findByText('from Rohan Das');
  for (const name of ['Stage', 'Assigned', 'Estimate']) expect(shown.getAllByText(name)).toHaveLength(1);
  for (const name of ['From', 'Own fields', 'Area', 'Number']) expect(shown.queryByText(name)).toBeNull();
  shown.getByRole('region', { name: 'Comments' });
  expect(shown.queryByRole('tab', { name: 'Comments' })).toBeNull();
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

test('the address of a comment leads to the comments below the text', async () => {
  const usual = HTMLElement.prototype.scrollIntoView;
  const shown: string[] = [];
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    shown.push(this.getAttribute('aria-label') ?? '');
  };
  try {
    renderPage(TaskPage, { role: 'employee', path: 'employee/TaskTable?open=t1&part=comments', answer });
    await (await drawer()).findByRole('region', { name: 'Comments' });
    await waitFor(() => expect(shown).toContain('Comments'));
  } finally {
    HTMLElement.prototype.scrollIntoView = usual;
  }
});
