import type { Employee, Page } from '@atrium/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '../../testing/render-page.js';
import EmployeePage from './employee.page.js';

const riya: Employee = {
  id: '01890000-0000-7000-8000-0000000000e1',
  code: 'E0001',
  firstName: 'Riya',
  lastName: 'Kapoor',
  workEmail: 'riya@acme.test',
  phone: null,
  designation: 'Designer',
  department: 'Design',
  employmentType: 'permanent',
  joiningDate: '2021-08-12',
  timezone: 'Asia/Kolkata',
  manager: null,
  status: 'active',
  userId: null,
  archivedAt: null,
  version: 3,
  allowedTransitions: ['update', 'invite', 'archive'],
};
const pageOf = (items: Employee[]): Page<Employee> => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsExact: true,
});

function server(change: Answer): Answer {
  return (call) => {
    if (call.method !== 'GET') return change(call);
    if (call.url === 'hr/employees') return pageOf([riya]);
    if (call.url === `hr/employees/${riya.id}`) return { ...riya, version: 4 };
    return { items: ['Design'] };
  };
}
const show = (change: Answer) =>
  renderPage(EmployeePage, { role: 'hr', path: 'employee/Management', answer: server(change) });

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add employee' }));
  return within(await screen.findByRole('dialog', { name: 'Add employee' }));
}

test('what is missing is said beside its field, and nothing is sent', async () => {
  const { calls } = show(() => undefined);
  const form = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Add employee' }));
  expect((await form.findAllByText('Enter a name.')).length).toBe(2);
  form.getByText('Enter an e-mail address, like name@company.com.');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test("the server's words stand beside the field, and everything typed stays", async () => {
  const taken = 'Somebody in this company already uses this e-mail.';
  show(() => ({
    status: 409,
    error: { code: 'EMAIL_TAKEN', message: taken, fields: { workEmail: taken }, requestId: 'r' },
  }));
  const form = await openForm();
  await userEvent.type(form.getByLabelText(/First name/), 'Arjun');
  await userEvent.type(form.getByLabelText(/Last name/), 'Nair');
  await userEvent.type(form.getByLabelText(/Work e-mail/), 'riya@acme.test');
  await userEvent.click(form.getByRole('button', { name: 'Add employee' }));
  await form.findByText(taken);
  expect(form.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Arjun');
});

test('editing sends only what changed, and after a stale version saves on the newest', async () => {
  const sent: unknown[] = [];
  show(({ method, body }) => {
    if (method !== 'PATCH') return undefined;
    sent.push(body);
    return sent.length === 1
      ? { status: 409, error: { code: 'STALE_VERSION', message: 'Somebody changed this.', requestId: 'r' } }
      : { ...riya, designation: 'Art director', version: 5 };
  });
  await userEvent.click(await screen.findByRole('row', { name: /Riya Kapoor/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Riya Kapoor' }));
  const designation = form.getByLabelText('Designation');
  await userEvent.clear(designation);
  await userEvent.type(designation, 'Art director');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(/Somebody changed this/);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('table', { name: 'Employees' })).toBeTruthy();
  expect(sent).toEqual([
    { version: 3, designation: 'Art director' },
    { version: 4, designation: 'Art director' },
  ]);
});
