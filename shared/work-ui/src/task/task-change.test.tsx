import { ToastHost } from '@atrium/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@atrium/ui/testing';
import { answer, openTasks, report } from '../testing/task-page.factory.js';
import { TaskPage } from './task.page.js';

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
      change: { kind: 'stage', stage: 'review' },
      ids: ['t1'],
      matching: null,
    }),
  );
  const toast = (await screen.findByText('1 row changed')).closest<HTMLElement>('.at-toast')!;
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
  await screen.findByText('Someone changed it meanwhile.');
  expect(calls.find(({ url }) => url === 'tasks/bulk/undo')?.body).toEqual({ undo: report.undo });
});

test('keys: J and K move, X selects, and a letter changes the selection or the row that has the focus', async () => {
  const { calls } = openTasks();
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
  await userEvent.keyboard('n');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /What is to be done/ }));
});

test('on the board the same keys act on cards', async () => {
  const { calls } = openTasks('?layout=board');
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
      change: { kind: 'stage', stage: 'todo' },
      ids: ['t2', 't1'],
      matching: null,
    }),
  );
});
