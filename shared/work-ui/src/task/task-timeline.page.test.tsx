import { addDays, type TaskDated } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayHere } from '../day/here.js';
import { answer, reels } from '../testing/task-page.factory.js';
import { TaskPage } from './task.page.js';

const site = { id: 'p1', code: 'SEA', name: 'Website' };
const today = todayHere();
const late = { ...reels, dueOn: addDays(today, -3) };
const closed = { ...late, id: 't2', number: 'T-43', stage: 'done', project: site } as const;
const later = { ...late, id: 't3', number: 'T-44', dueOn: addDays(today, 3), project: site };
const dated: TaskDated = { items: [late, closed, later], waits: [], more: false };

const openTimeline = () =>
  renderPage(TaskPage, {
    role: 'employee',
    path: 'employee/TaskTable?layout=timeline',
    answer: (call) => (call.url === 'tasks/dated' ? dated : answer(call)),
  });
const bars = async () =>
  within(await screen.findByRole('group', { name: 'Tasks by days' })).findAllByRole('button');

test('what is late is red and says so, what is closed or not due yet does not', async () => {
  openTimeline();
  const looks = (await bars()).map(({ textContent, classList }) => [
    textContent.replace('!', '').slice(0, 4),
    textContent.startsWith('!') && textContent.endsWith(', Overdue'),
    classList.contains('is-danger'),
  ]);
  expect(looks).toEqual([
    ['T-42', true, true],
    ['T-43', false, false],
    ['T-44', false, false],
  ]);
});

test('bars stand under their projects, which have names and numbers of tasks; those without one are last', async () => {
  openTimeline();
  await bars();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Project');
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['SEA Website 2', 'No project 1']);
  const [first, , last] = await bars();
  expect(first?.textContent).toMatch(/^T-43.*, SEA Website$/);
  expect(last?.textContent).toMatch(/^!T-42.*, No project$/);
});
