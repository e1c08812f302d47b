import type { TaskBoard } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openTasks, reels } from '../testing/task-page.factory.js';
import { TaskPage } from './task.page.js';

const lane = async (name: string) => within(await screen.findByRole('region', { name }));

test('a lane says its hours, and its button adds a task in its stage', async () => {
  const { calls } = openTasks('?layout=board');
  const review = await lane('In review');
  // Two tasks of 90 minutes.
  (await lane('To do')).getByText('3 h');
  await userEvent.click(review.getByRole('button', { name: 'Add to In review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
  await userEvent.type(await dialog.findByRole('combobox', { name: /^What is to be done/ }), 'Buy oil');
  await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
  await waitFor(() =>
    expect(calls.find(({ url, method }) => url === 'tasks' && method === 'POST')).toMatchObject({
      body: { title: 'Buy oil', stage: 'review', flowStage: 'review' },
    }),
  );
});

test('a card says in one line when it is due, how far it is, what it waits for and whose it is', async () => {
  const waiting = { ...reels, waitsFor: 2, children: { open: 1, total: 3 } };
  renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?layout=board',
    answer: (call) => {
      if (call.url !== 'tasks/board') return answer(call);
      const board = answer(call) as TaskBoard;
      const lanes = board.lanes.map((each) =>
        each.items.length ? { ...each, items: [waiting], total: 120 } : each,
      );
      return { ...board, lanes };
    },
  });
  const todo = await lane('To do');
  const line = within(todo.getByTitle('1 of 2 steps').parentElement!);
  line.getByTitle(/^Due 5 Jan/);
  line.getByTitle('2 of 3 sub-tasks');
  line.getByTitle('Waits for 2 tasks');
  line.getByText('AR');
  // Of a long lane not all cards are here.
  todo.getByText('120');
  todo.getByText('1 h 30 min+');
});
