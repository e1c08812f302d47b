import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EmployeesPage from './employees.page.js';
import { pageOf, riya } from './testing/employees.js';

const failure = { status: 503, error: { code: 'UNAVAILABLE', message: 'Try later.', requestId: 'r' } };

test('an opened employee has their attendance, which fails alone and is asked for when it is chosen', async () => {
  let fails = true;
  const answer: Answer = ({ url }) => {
    if (url === 'hr/employees') return pageOf([riya]);
    if (url === `hr/employees/${riya.id}`) return riya;
    if (!url.startsWith('hr/attendance/employees')) return { items: [] };
    return fails ? failure : { employee: null, month: '2026-11', today: '2026-11-23', dates: [], totals: {} };
  };
  const { calls } = renderPage(EmployeesPage, {
    role: 'hr',
    path: `employee/Management?open=${riya.id}`,
    answer,
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Riya Kapoor' }));
  drawer.getByText('riya@acme.test');
  expect(calls.filter(({ url }) => url.startsWith('hr/attendance'))).toEqual([]);
  await userEvent.click(drawer.getByRole('tab', { name: 'Attendance' }));
  await drawer.findByText('The attendance could not be loaded');
  fails = false;
  await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
  await drawer.findByText('No days yet');
});
