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

const lead = { id: '01890000-0000-7000-8000-0000000000c2', name: 'Lead designer' };
const director = { id: '01890000-0000-7000-8000-0000000000c3', name: 'Art director' };
const sales = { id: '01890000-0000-7000-8000-0000000000d2', name: 'Sales' };

/**
 * Simulates that somebody else saves while the form is open: the first PATCH is refused, and the record has changed.
 */
function showStale() {
  const sent: unknown[] = [];
  const theirs = { ...riya, designation: lead, department: sales, version: 4 };
  renderPage(EmployeePage, {
    role: 'hr',
    path: 'employee/Management',
    answer: ({ method, url, body }) => {
      if (url === 'hr/employees') return pageOf([riya]);
      if (url === 'hr/designations') return { items: [riya.designation, lead, director] };
      if (method !== 'PATCH') return url.startsWith('hr/employees/') ? theirs : { items: [] };
      sent.push(body);
      return sent.length === 1
        ? { status: 409, error: { code: 'STALE_VERSION', message: 'Stale.', requestId: 'r' } }
        : { ...theirs, version: 5 };
    },
  });
  return sent;
}

async function saveDesignation(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Riya Kapoor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Riya Kapoor' }));
  const designation = await form.findByRole('combobox', { name: 'Designation' });
  await userEvent.clear(designation);
  await userEvent.type(designation, text);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findByRole('alert')).textContent).toContain('Department (Sales)');
  return form;
}

test('editing sends only changed fields; after a stale version they are saved on the newest', async () => {
  const sent = showStale();
  const form = await saveDesignation('Art director');
  expect(form.getByLabelText<HTMLInputElement>('Designation').value).toBe('Art director');
  expect(form.getByLabelText<HTMLInputElement>('Department').value).toBe('Sales');
  form.getByLabelText('Designation: take theirs, Lead designer');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { version: 3, designationId: director.id },
    { version: 4, designationId: director.id },
  ]);
});

test('of a field that both changed, theirs can be taken, and then nothing of it is sent', async () => {
  const sent = showStale();
  const form = await saveDesignation('Art director');
  await userEvent.click(form.getByLabelText('Designation: take theirs, Lead designer'));
  expect(form.getByLabelText<HTMLInputElement>('Designation').value).toBe('Lead designer');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ version: 3, designationId: director.id }, { version: 4 }]));
});
