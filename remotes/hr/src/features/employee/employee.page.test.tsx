import type { Employee } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { pageOf, riya } from '../../testing/employees.js';
import EmployeePage from './employee.page.js';

function server(change: Answer): Answer {
  return (call) => {
    if (call.method !== 'GET') return change(call);
    if (call.url === 'hr/employees') return pageOf([riya]);
    return { items: [] };
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
  form.getByText('Enter an email address, like name@company.com.');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test("the server's words stand beside the field, and everything typed stays", async () => {
  const taken = 'Someone in this company already uses this email.';
  show(() => ({
    status: 409,
    error: { code: 'EMAIL_TAKEN', message: taken, fields: { workEmail: taken }, requestId: 'r' },
  }));
  const form = await openForm();
  await userEvent.type(form.getByLabelText(/First name/), 'Arjun');
  await userEvent.type(form.getByLabelText(/Last name/), 'Nair');
  await userEvent.type(form.getByLabelText(/Work email/), 'riya@acme.test');
  await userEvent.click(form.getByRole('button', { name: 'Add employee' }));
  await form.findByText(taken);
  expect(form.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Arjun');
});

const director = { id: '01890000-0000-7000-8000-0000000000c3', name: 'Art director' };
const sales = { id: '01890000-0000-7000-8000-0000000000d2', name: 'Sales' };

const WithToasts = () => (
  <>
    <ToastHost />
    <EmployeePage />
  </>
);

/** Somebody else has saved `theirs` meanwhile: a change of the version before it is refused. */
function open(theirs: Partial<Employee> = {}) {
  const sent: unknown[] = [];
  let now: Employee = riya;
  renderPage(WithToasts, {
    role: 'hr',
    path: `employee/Management?open=${riya.id}`,
    answer: ({ method, url, body }) => {
      if (url === 'hr/employees') return pageOf([riya]);
      if (url === 'hr/designations') return { items: [riya.designation, director] };
      if (method !== 'PATCH') return url.startsWith('hr/employees/') ? now : { items: [] };
      sent.push(body);
      const change = body as { version: number; designationId: string };
      if (sent.length === 1) now = { ...riya, ...theirs };
      if (change.version !== now.version)
        return { status: 409, error: { code: 'STALE_VERSION', message: 'Stale.', requestId: 'r' } };
      const designation = [riya.designation, director].find((each) => each?.id === change.designationId);
      return (now = { ...now, designation: designation ?? null, version: now.version + 1 });
    },
  });
  return sent;
}

async function chooseDesignation(text: string) {
  const place = within(await screen.findByRole('region', { name: 'Properties' }));
  await userEvent.click(place.getByRole('button', { name: 'Change Designation' }));
  const designation = await place.findByRole('combobox', { name: 'Designation' });
  await userEvent.clear(designation);
  await userEvent.type(designation, text);
  await userEvent.click(await place.findByRole('option', { name: text }));
  await userEvent.click(place.getByRole('button', { name: 'Save' }));
  return place;
}

test('a property of an employee is changed in its place, and Undo gives it back', async () => {
  const sent = open();
  const place = await chooseDesignation('Art director');
  await place.findByText('Art director');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await place.findByText('Designer');
  expect(sent).toEqual([
    { version: 3, designationId: director.id },
    { version: 4, designationId: riya.designation?.id },
  ]);
});

test('it is saved on the newest version where somebody changed something else meanwhile', async () => {
  const sent = open({ department: sales, version: 4 });
  const place = await chooseDesignation('Art director');
  await place.findByText('Sales');
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 3, designationId: director.id },
      { version: 4, designationId: director.id },
    ]),
  );
});

test('what is missing of an employee is folded away, and the next step is one button', async () => {
  open();
  const place = within(await screen.findByRole('region', { name: 'Properties' }));
  expect(place.queryByText('Phone')).toBeNull();
  await userEvent.click(place.getByRole('button', { name: 'Show 4 empty fields' }));
  place.getByRole('button', { name: 'Change Phone' });
  screen.getByRole('button', { name: 'Invite to sign in' });
  expect(screen.queryByRole('button', { name: 'Change job' })).toBeNull();
  screen.getByText(/E0001 · Designer · Design · here \d+ years/);
});
