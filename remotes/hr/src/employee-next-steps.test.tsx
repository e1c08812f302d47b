import type { Employee, EmployeeRequest } from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EmployeesPage from './employees.page.js';
import { pageOf, riya } from './testing/employees.js';

const PAST = '2021-11-12';
const FAR = '2999-12-31';

const item = (id: string, title: string, doneAt: string | null) => ({
  id,
  title,
  doneAt,
  doneBy: null,
  note: null,
  proof: false,
  mine: true,
  owner: 'hr',
  dueOn: FAR,
  checklist: 'onboarding',
  employee: { id: riya.id, name: 'Riya Kapoor' },
});
const paper = (id: string, name: string, more: object) => ({
  id,
  name,
  state: 'verified',
  expiresOn: null,
  archivedAt: null,
  category: 'visa',
  fileId: null,
  number: null,
  issuedOn: null,
  size: null,
  type: null,
  reason: null,
  createdAt: '2026-11-01T09:00:00Z',
  allowedTransitions: [],
  version: 1,
  ...more,
});
const request = (id: string, summary: string, mayDecide: boolean) =>
  ({ id, title: 'Leave', summary, mayDecide, state: 'pending' }) as EmployeeRequest;

const checklist = {
  today: '2026-11-23',
  items: [item('c1', 'Hand over the keys', null), item('c2', 'Sign the contract', '2026-11-20T09:00:00Z')],
};
const documents = {
  items: [
    paper('d1', 'Work permit', { expiresOn: PAST }),
    paper('d2', 'Degree', { state: 'received' }),
    paper('d3', 'Passport', { expiresOn: FAR }),
    paper('d4', 'Old permit', { expiresOn: PAST, archivedAt: '2026-11-20T09:00:00Z' }),
  ],
};

function open(row: Employee, { failing = false } = {}) {
  let fails = failing;
  const answer: Answer = ({ url }) => {
    if (url === 'hr/employees') return pageOf([row]);
    if (url === `hr/employees/${row.id}`) return row;
    if (url === 'hr/onboarding') return { items: [{ employeeId: row.id, done: ['personal', 'bank'] }] };
    if (url.endsWith('/checklist')) {
      if (fails) return { status: 503, error: { code: 'UNAVAILABLE', message: 'Later.', requestId: 'r' } };
      return checklist;
    }
    if (url.endsWith('/documents')) return documents;
    if (url.startsWith('requests/of/'))
      return {
        items: [request('r1', '1 to 3 December', true), request('r2', '24 December', false)],
        total: 2,
      };
    if (url.endsWith('/lifecycle'))
      return { handOver: { assets: [{ name: 'MacBook (LAP-1)', lost: false, cost: null }] } };
    return { items: [] };
  };
  const path = `employee/Management?status=active&open=${row.id}`;
  const { calls } = renderPage(EmployeesPage, { role: 'hr', path, answer });
  return { calls, recover: () => (fails = false) };
}
const stepsCard = async () => within(await screen.findByRole('region', { name: 'Next steps' }));
const linksOf = (card: Awaited<ReturnType<typeof stepsCard>>) =>
  card
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ textContent, href }) => [textContent, new URL(href)] as const);

test('the overview of an employee names what is to be done next, each with the way to where one does it', async () => {
  open({ ...riya, confirmDate: PAST, allowedTransitions: ['update', 'confirm'] });
  const steps = linksOf(await stepsCard());
  expect(steps.map(([text, { searchParams }]) => [text, searchParams.get('part')])).toEqual([
    ['Decide: Leave1 to 3 December', null],
    ['Confirm or extend probationuntil 12 Nov 2021', 'job'],
    ['Joining checklistHand over the keys, until 31 Dec 29991 of 2 ticked', 'checklist'],
    ['Work permitExpired on 12 Nov 2021', 'documents'],
    ['DegreeTo verify', 'documents'],
  ]);
  expect(steps[0]?.[1].pathname).toBe('/acme/requests');
  expect(steps[0]?.[1].searchParams.get('request')).toBe('r1');
  expect(steps[1]?.[1].searchParams.get('status')).toBe('active');
  await userEvent.click(screen.getByRole('link', { name: /^Degree/ }));
  expect(screen.getByRole('tab', { name: 'Documents' }).getAttribute('aria-selected')).toBe('true');
});

test('what somebody who leaves has of the company is a next step, and a probation that the reader may not decide is none', async () => {
  open({ ...riya, status: 'notice', confirmDate: PAST });
  const steps = linksOf(await stepsCard()).map(([text]) => text);
  expect(steps.at(-1)).toBe('AssetsNot returned yet: MacBook (LAP-1)');
  expect(steps.join()).not.toContain('probation');
});

test('how far somebody who begins has come stands in the list and among the next steps', async () => {
  open({ ...riya, status: 'onboarding' });
  const step = linksOf(await stepsCard()).find(([text]) => text.startsWith('Onboarding'));
  expect(step?.[0]).toBe('OnboardingStill missing: Statutory details and Documents2 of 4 steps');
  expect(step?.[1].searchParams.get('part')).toBe('personal');
  expect(screen.getAllByText('Onboarding, 2 of 4').length).toBeGreaterThan(0);
});

test('next steps that do not arrive say so below the facts, and Retry brings them', async () => {
  const { recover } = open(riya, { failing: true });
  await screen.findByRole('heading', { name: 'Riya Kapoor' });
  await screen.findByText('The next steps could not be loaded');
  screen.getByText('riya@acme.test');
  recover();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await stepsCard();
  await waitFor(() => expect(screen.queryByText('The next steps could not be loaded')).toBeNull());
});
