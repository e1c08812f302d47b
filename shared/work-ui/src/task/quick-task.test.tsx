import type { Task } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer, type Call } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { reels } from '../testing/task-page.factory.js';
import QuickTask from './quick-task.js';
import { SubTaskLine } from './sub-task-line.js';

const asha = { id: 'u1', firstName: 'Asha', lastName: 'Rao', email: 'asha@acme.test' };
const kavyas = ['Reddy', 'Shah'].map((lastName) => ({
  id: `k-${lastName}`,
  firstName: 'Kavya',
  lastName,
  email: `kavya.${lastName}@acme.test`,
}));
const there = { id: 't9', number: 'T-9', title: 'Cut the reels' } as Task;
const found = (search: unknown) =>
  [asha, ...kavyas].filter(({ firstName }) =>
    firstName.toLowerCase().startsWith(String(search).toLowerCase()),
  );
const answer: Answer = ({ url, method, params }) => {
  if (url === 'people') {
    // People without an account cannot be given a task.
    const items = params?.['accounts'] === 'only' ? found(params['search']) : [];
    return { items, total: items.length, totalIsExact: true, nextCursor: null };
  }
  if (url === 'labels/choices')
    return { items: [{ id: 'l1', name: 'Product shots', colour: '3', tab: null, archived: false }] };
  if (url === 'tasks' && method === 'GET')
    return { items: [there], total: 1, totalIsExact: true, nextCursor: null };
  return there;
};
const show = () => renderPage(QuickTask, { role: 'employee', path: 'employee/TaskTable', answer });
const theLine = () => screen.findByRole('combobox', { name: /What is to be done/ });
const chips = async () => within(await screen.findByRole('list', { name: 'Understood' }));
const sent = (calls: Call[]) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('one line makes a task; what it understood is shown, and a removed part stays text', async () => {
  const { calls } = show();
  const line = await theLine();
  await userEvent.type(line, 'Buy @Shelf oil @asha #reel #productshots !high 2026-12-24 sun 90m');
  const parts = await chips();
  await parts.findByText('Asha Rao');
  parts.getByText('High');
  parts.getByText('#reel, a new label');
  parts.getByText('#productshots');
  await parts.findByText('@Shelf: no one');
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  await screen.findByText('No one with an account is called Shelf. Choose someone else, or keep it as text.');
  expect(sent(calls)).toEqual([]);
  await userEvent.click(parts.getByRole('button', { name: 'Keep @Shelf as text' }));
  await userEvent.click(parts.getByRole('button', { name: 'Keep sun as text' }));
  const offered = await screen.findByRole('region', { name: 'Already there?' });
  expect(within(offered).getByRole('link').getAttribute('href')).toContain('open=t9');
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  await waitFor(() =>
    expect(sent(calls)).toMatchObject([
      {
        title: 'Buy @Shelf oil sun',
        assigneeIds: ['u1'],
        labels: ['reel', 'Product shots'],
        dueOn: '2026-12-24',
        estimate: 90,
        priority: 'high',
      },
    ]),
  );
  // The next one is written right after.
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', ''));
  expect(document.activeElement).toBe(await theLine());
});

test('of several people with a name one is asked for, @me is the reader, and a list stands below what is written', async () => {
  const { calls } = show();
  const line = await theLine();
  await userEvent.type(line, 'Plan @m');
  await screen.findByRole('option', { name: /\(me\)$/, selected: true });
  await userEvent.keyboard('{Enter}');
  expect(line).toHaveProperty('value', 'Plan @me ');
  await userEvent.type(line, '@kavya ');
  const which = await screen.findByRole('group', { name: 'Which @kavya?' });
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  await screen.findByText('Several people are called kavya. Choose one of them.');
  await userEvent.click(within(which).getByRole('button', { name: 'Kavya Shah' }));
  await userEvent.type(line, '@as');
  await userEvent.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  expect(line).toHaveProperty('value', 'Plan @me @kavya @AshaRao ');
  await userEvent.type(line, '#pro');
  await screen.findByRole('option', { name: 'Product shots' });
  await userEvent.keyboard('{Enter}');
  expect(line).toHaveProperty('value', 'Plan @me @kavya @AshaRao #Productshots ');
  await userEvent.click(screen.getByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({
    title: 'Plan',
    labels: ['Product shots'],
    assigneeIds: [expect.any(String), 'k-Shah', 'u1'],
  });
});

test('a sub-task is written in the same words, and without a person it goes to those of its task', async () => {
  const { calls } = renderPage(() => <SubTaskLine task={reels} />, {
    role: 'employee',
    path: 'employee/TaskTable',
    answer,
  });
  const line = await screen.findByRole('combobox', { name: 'New sub-task' });
  await userEvent.type(line, 'Export in 1:1 @kav');
  await userEvent.click(await screen.findByRole('option', { name: /Kavya Reddy/ }));
  await userEvent.type(line, '#urgent 1h');
  (await chips()).getByText('#urgent, a new label');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent(calls)).toMatchObject([
      {
        title: 'Export in 1:1',
        parentId: 't1',
        assigneeIds: ['k-Reddy'],
        labels: ['urgent'],
        estimate: 60,
      },
    ]),
  );
  await waitFor(() => expect(line).toHaveProperty('value', ''));
  await userEvent.type(line, 'Upload{Enter}');
  await waitFor(() => expect(sent(calls)[1]).toMatchObject({ title: 'Upload', assigneeIds: ['u1'] }));
});

test('the message about a new task leads to it', async () => {
  renderPage(
    () => (
      <>
        <QuickTask />
        <Address />
        <ToastHost />
      </>
    ),
    { role: 'employee', path: 'employee/TaskTable', answer },
  );
  await userEvent.type(await theLine(), 'Buy oil{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Open task' }));
  await waitFor(() => expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('?open=t9'));
});

const Address = () => <output aria-label="Address">{useLocation().search}</output>;
