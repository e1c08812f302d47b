import { renderPage, type Answer } from '@atrium/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EmployeesPage from './employees.page.js';
import { RESULT_ROW } from './testing/assessments.js';
import { pageOf, riya } from './testing/employees.js';

const failure = { status: 503, error: { code: 'UNAVAILABLE', message: 'Try later.', requestId: 'r' } };

const NINE = '2026-11-23T04:03:00.000Z';
const IN_NOW = {
  employee: { id: riya.id },
  day: {
    state: 'in',
    timezone: 'Asia/Kolkata',
    firstInAt: NINE,
    punches: [{ kind: 'in', at: NINE }],
  },
  note: null,
};

test('an opened employee has a page with what is missing and whether they are in; their attendance fails alone and is asked for when it is chosen', async () => {
  let fails = true;
  const answer: Answer = ({ url }) => {
    if (url === 'hr/employees') return pageOf([riya]);
    if (url === `hr/employees/${riya.id}`) return riya;
    if (url.endsWith('/empty-details')) return { items: ['homeAddress', 'emergencyContacts'] };
    if (url === 'hr/attendance/board') return { items: [IN_NOW], dayOff: false };
    if (!url.startsWith('hr/attendance/employees')) return { items: [] };
    return fails ? failure : { employee: null, month: '2026-11', today: '2026-11-23', dates: [], totals: {} };
  };
  const { calls } = renderPage(EmployeesPage, {
    role: 'hr',
    path: `employee/Management?open=${riya.id}`,
    answer,
  });
  await screen.findByRole('heading', { name: 'Riya Kapoor' });
  const shown = screen;
  shown.getByRole('link', { name: 'riya@acme.test' });
  await shown.findByText('Still empty: Home address and Emergency contacts');
  expect(shown.getAllByRole('tab').map(({ textContent }) => textContent)).not.toContain('Employment');
  await shown.findByText(/in since 09:33/);
  expect(calls.filter(({ url }) => url.startsWith('hr/attendance/employees'))).toEqual([]);
  expect(calls.filter(({ url }) => /personal|statutory/.test(url))).toEqual([]);
  await userEvent.click(shown.getByRole('tab', { name: 'Attendance' }));
  await shown.findByText('The attendance could not be loaded');
  fails = false;
  await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
  await shown.findByText('No days yet');
});

/** Tabs, and those in the menu beside them. */
async function offeredParts() {
  const tabs = screen.getAllByRole('tab');
  const more = screen.queryByRole('button', { name: 'More' });
  if (!more) return tabs;
  await userEvent.click(more);
  return [...tabs, ...(await screen.findAllByRole('menuitem'))];
}

test('the assessments of an employee are asked for when they are chosen, and by who may read results alone', async () => {
  const asked = { ...RESULT_ROW, id: riya.id, state: 'invited', percent: null, passed: null };
  const answer: Answer = ({ url }) => {
    if (url === 'hr/employees') return pageOf([riya]);
    if (url === `hr/employees/${riya.id}`) return riya;
    const items = url === 'hr/assessment-invitations' ? [asked, RESULT_ROW] : [];
    return { items, nextCursor: null, total: items.length, totalIsExact: true };
  };
  const path = `employee/Management?open=${riya.id}`;
  const { calls } = renderPage(EmployeesPage, { role: 'hr', path, answer });
  const results = () => calls.filter(({ url }) => url === 'hr/assessment-invitations');
  await screen.findByRole('heading', { name: 'Riya Kapoor' });
  const part = (await offeredParts()).find(({ textContent }) => textContent === 'Assessments');
  expect(results()).toEqual([]);
  await userEvent.click(part!);
  const card = within(await screen.findByRole('region', { name: /^Assessments/ }));
  const [open, scored] = card.getAllByRole('link');
  expect(open?.textContent).toMatch(/Marketing basics.*Not started/);
  expect(scored?.textContent).toMatch(/Invited 20 Nov 2026.*Passed.*75%/);
  expect(scored?.getAttribute('href')).toMatch(
    new RegExp(`assessment/table\\?view=results&open=${RESULT_ROW.id}$`),
  );
  expect(results()).toMatchObject([{ params: { employee: riya.id } }]);
  cleanup();
  renderPage(EmployeesPage, { role: 'employee', path, answer });
  await screen.findByRole('heading', { name: 'Riya Kapoor' });
  const names = (await offeredParts()).map(({ textContent }) => textContent);
  expect(names).toContain('Assets');
  expect(names).not.toContain('Assessments');
});

test('whoever leaves shows what passes on; a refusal stands beside the field and loses nothing', async () => {
  const leaving = { ...riya, allowedTransitions: ['update', 'exit'] as const };
  const handOver = {
    reports: 2,
    teams: ['Launch'],
    departments: [],
    approvals: 1,
    tasks: 4,
    onlyHr: false,
    suggested: null,
    assets: [{ name: 'MacBook Pro 14 (LAP-1)', lost: false, cost: null }],
  };
  const answer: Answer = ({ url, method }) => {
    if (url === 'hr/employees') return pageOf([leaving as never]);
    if (url === `hr/employees/${riya.id}`) return leaving;
    if (url.endsWith('/lifecycle')) return { handOver };
    if (url.endsWith('/personal')) return failure;
    if (url.endsWith('/exit') && method === 'POST')
      return {
        status: 409,
        error: {
          code: 'SUCCESSOR_NEEDED',
          message: 'Name who takes over first.',
          requestId: 'r',
          fields: { successorId: 'Name who takes over first.' },
        },
      };
    return { items: [] };
  };
  const { calls } = renderPage(EmployeesPage, {
    role: 'hr',
    path: `employee/Management?open=${riya.id}`,
    answer,
  });
  await screen.findByRole('heading', { name: 'Riya Kapoor' });
  const shown = screen;
  await userEvent.click(shown.getByRole('button', { name: 'Actions for Riya Kapoor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End employment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the employment of Riya Kapoor?' }));
  await dialog.findByText('2 people');
  dialog.getByText('Team Launch');
  dialog.getByText('1 request to decide');
  dialog.getByText('Not returned yet: MacBook Pro 14 (LAP-1)');
  const reason = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
  await userEvent.type(reason, 'Moves abroad');
  await userEvent.click(dialog.getByRole('button', { name: 'End employment' }));
  await dialog.findByText('Name who takes over first.');
  expect(reason.value).toBe('Moves abroad');
  expect(calls.filter(({ url }) => url.endsWith('/exit'))).toMatchObject([
    { body: { version: 3, reason: 'Moves abroad', successorId: null } },
  ]);
});
