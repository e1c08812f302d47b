import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderPage } from '@atrium/ui/testing';
import { answer, openTasks } from '../testing/task-page.factory.js';
import { TaskPage } from './task.page.js';

test('the list is put under headings, in the order that keeps their rows together', async () => {
  const { calls } = openTasks();
  const group = await screen.findByRole('combobox', { name: 'Group by' });
  expect(screen.queryByRole('rowheader')).toBeNull();
  await userEvent.selectOptions(group, 'Priority');
  await screen.findByRole('rowheader', { name: 'High' });
  screen.getByRole('rowheader', { name: 'No priority' });
  expect(calls.filter(({ url }) => url === 'tasks').at(-1)?.params).toMatchObject({ sort: 'priority' });
  await userEvent.selectOptions(group, 'Assigned');
  await screen.findByRole('rowheader', { name: 'Asha Rao' });
  await userEvent.click(screen.getByRole('button', { name: /^Title/ }));
  await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull());
});

test('a heading says how many tasks of all pages stand below it; another order takes it out of the address', async () => {
  function Place() {
    return <output>{useLocation().search}</output>;
  }
  const items = [
    { value: 'high', total: 40 },
    { value: 'none', total: 1 },
  ];
  renderPage(
    () => (
      <>
        <Place />
        <TaskPage />
      </>
    ),
    {
      role: 'employee',
      path: 'employee/TaskTable?sort=priority&group=priority',
      answer: (call) => (call.url === 'tasks/groups' ? { items } : answer(call)),
    },
  );
  await screen.findByRole('rowheader', { name: 'High 40' });
  screen.getByRole('rowheader', { name: 'No priority 1' });
  await userEvent.click(screen.getByRole('button', { name: /^Title/ }));
  await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull());
  expect(document.querySelector('output')?.textContent).toBe('?sort=title');
});

test('a number is not said of what was asked for before; the size of a page makes no other question', async () => {
  let mayAnswer = true;
  const { calls } = renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?sort=priority&group=priority',
    answer: (call) => {
      if (call.url !== 'tasks/groups') return answer(call);
      return mayAnswer ? { items: [{ value: 'high', total: 40 }] } : new Promise(() => undefined);
    },
  });
  const asked = () => calls.filter(({ url }) => url === 'tasks/groups').map(({ params }) => params);
  await screen.findByRole('rowheader', { name: 'High 40' });
  mayAnswer = false;
  await userEvent.click(screen.getByRole('button', { name: /^Priority/ }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  screen.getByRole('rowheader', { name: 'High' });
  expect(asked()).toEqual([{ sort: 'priority' }, { sort: '-priority' }]);
});

test('headings of more tasks than are counted say no number', async () => {
  const { calls } = renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?sort=priority&group=priority',
    answer: (call) => (call.url === 'tasks/groups' ? { items: null } : answer(call)),
  });
  await screen.findByRole('rowheader', { name: 'High' });
  await waitFor(() => expect(calls.some(({ url }) => url === 'tasks/groups')).toBe(true));
  screen.getByRole('rowheader', { name: 'High' });
});
