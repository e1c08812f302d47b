import type { Task } from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickTask } from './quick-task.js';

const asha = { id: 'u1', firstName: 'Asha', lastName: 'Rao', email: 'asha@acme.test' };
const there = { id: 't9', number: 'T-9', title: 'Cut the reels' } as Task;
const answer: Answer = ({ url, method, params }) => {
  if (url === 'people')
    return {
      items: params?.['search'] === 'asha' ? [asha] : [],
      total: 1,
      totalIsExact: true,
      nextCursor: null,
    };
  if (url === 'labels/choices')
    return { items: [{ id: 'l1', name: 'Video', colour: '3', tab: null, archived: false }] };
  if (url === 'tasks' && method === 'GET')
    return { items: [there], total: 1, totalIsExact: true, nextCursor: null };
  return there;
};

test('one line makes a task; what it understood is shown, and a removed part stays text', async () => {
  const { calls } = renderPage(QuickTask, {
    role: 'employee',
    path: 'employee/TaskTable',
    answer,
  });
  const line = await screen.findByRole('textbox', { name: /What is to be done/ });
  await userEvent.type(line, 'Buy @Shelf oil @asha #video !high 2026-12-24 sun 90m');
  const chips = within(await screen.findByRole('list', { name: 'Understood' }));
  await chips.findByText('Asha Rao');
  chips.getByText('High');
  await waitFor(() => expect(chips.queryByText('@Shelf')).toBeNull());
  await userEvent.click(chips.getByRole('button', { name: 'Keep sun as text' }));
  const offered = await screen.findByRole('region', { name: 'Already there?' });
  expect(within(offered).getByRole('link').getAttribute('href')).toContain('open=t9');
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ title: 'Buy @Shelf oil sun', assigneeIds: ['u1'], labels: ['Video'], priority: 'high' },
      ...{ dueOn: '2026-12-24', estimate: 90 },
    }),
  );
  // The next one is written right after.
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', ''));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /What is to be done/ }));
});
