import {
  REQUEST_ERRORS,
  REQUEST_TABLES,
  type EmployeeRequest,
  type Notice,
  type RequestDetail,
  type RequestPerson,
} from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { openPortal, serverFor } from '../../testing/render-portal.js';

const id = (place: number) => `01890000-0000-7000-8000-00000000003${String(place)}`;

const request = (place: number, rest: Partial<EmployeeRequest> = {}): EmployeeRequest => ({
  id: id(place),
  kind: 'leave',
  title: 'Leave Approval',
  icon: 'calendar',
  summary: '2 days',
  employeeId: id(9),
  person: `Asha ${String(place)}`,
  userId: null,
  state: 'pending',
  step: 1,
  steps: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  decision: null,
  warnings: [],
  facts: [],
  opensFirst: false,
  version: 1,
  mayDecide: true,
  mayWithdraw: false,
  ...rest,
});

const detailOf = (one: EmployeeRequest): RequestDetail => ({
  request: one,
  steps: [],
  facts: [],
  tables: REQUEST_TABLES.map(({ key, cells }) => ({
    key,
    cells: cells.map((cell) => ({ key: cell.key, value: null })),
    missing: key === 'deductions' || key === 'performance',
  })),
  people: null,
  asOf: null,
});

function serverWith(requests: EmployeeRequest[], notices: Notice[] = []) {
  const state = { requests, notices };
  const pageOf = (items: EmployeeRequest[]) => ({
    items,
    nextCursor: null,
    total: items.length,
    totalIsExact: true,
  });
  const server = serverFor(person('hr'))
    .on('GET requests/waiting', () => pageOf(state.requests))
    .on('GET notices', () => ({ items: state.notices }))
    .on('GET request-delegations', () => ({ items: [] }));
  for (const one of requests) server.on(`GET requests/${one.id}`, () => detailOf(one));
  return { server, state };
}

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Review: ${name}` }));
  return within(await screen.findByRole('dialog', { name: 'Employee Request Details' }));
};

test('approving asks in the specified words, then acts, then says what came of it', async () => {
  const { server, state } = serverWith([request(1)]);
  server.on(`POST requests/${id(1)}/decide`, () => {
    state.requests = [];
    return detailOf(request(1, { state: 'approved', mayDecide: false }));
  });
  openPortal('/acme/requests');
  const dialog = await open('Asha 1');
  for (const title of ['Basic Details', 'Leaves', 'Working Hours', 'Performance', 'Deductions'])
    dialog.getByRole('heading', { name: title });
  dialog.getByText('Of the last month that is over.');
  dialog.getByText('No app of your company has figures for Performance and Deductions yet.');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await userEvent.click(await screen.findByRole('button', { name: 'No, cancel!' }));
  expect(server.sent(`POST requests/${id(1)}/decide`)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, approve it!' }));
  await screen.findByRole('dialog', { name: 'Approved!' });
  screen.getByText('The request has been approved.');
  await screen.findByText('Nothing waits for you');
});

test('a request about several people shows them one by one, and is not approved unopened', async () => {
  const payroll = request(1, { title: 'Approve Payroll', opensFirst: true });
  const { server } = serverWith([payroll]);
  server.on(`GET requests/${payroll.id}`, () => ({
    ...detailOf(payroll),
    tables: [],
    people: { count: 2, looks: 1 },
  }));
  const personAt = (place: number, name: string, notes: string[]): RequestPerson => ({
    place,
    name,
    notes,
    employeeId: id(place),
    month: '2026-11',
    facts: [],
    tables: detailOf(payroll).tables,
  });
  server.on(`GET requests/${payroll.id}/people/1`, () => personAt(1, 'Kavya Iyer', ['The PAN is missing.']));
  server.on(`GET requests/${payroll.id}/people/2`, () => personAt(2, 'Rohan Das', []));
  openPortal('/acme/requests');
  await screen.findByRole('button', { name: 'Review: Asha 1' });
  expect(screen.queryByRole('button', { name: 'Approve: Asha 1' })).toBeNull();
  const dialog = await open('Asha 1');
  await dialog.findByRole('heading', { name: 'Kavya Iyer' });
  dialog.getByText('1 of 2, needs a look');
  dialog.getByText('The PAN is missing.');
  dialog.getByText('Of November 2026.');
  const next = dialog.getByRole('button', { name: 'Next person' });
  await userEvent.click(next);
  await dialog.findByRole('heading', { name: 'Rohan Das' });
  dialog.getByText('2 of 2');
  expect(next).toHaveProperty('disabled', true);
});

test('what warns of nothing is approved in its row; who was too late learns who decided', async () => {
  const { server } = serverWith([request(1), request(2, { warnings: ['Web has too few people then.'] })]);
  const fields = { by: 'Bina Shah', at: '2026-11-20T09:00:00.000Z', decision: 'approved' };
  server.on(`POST requests/${id(1)}/decide`, () => new Failure(409, REQUEST_ERRORS.ALREADY_DECIDED, fields));
  openPortal('/acme/requests');
  const approve = await screen.findByRole('button', { name: 'Approve: Asha 1' });
  expect(screen.queryByRole('button', { name: 'Approve: Asha 2' })).toBeNull();
  await userEvent.click(approve);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, approve it!' }));
  await screen.findByText(/^Bina Shah decided this request on/);
  server.on(`POST requests/${id(1)}/decide`, () => detailOf(request(1, { state: 'approved' })));
  await userEvent.click(screen.getByRole('button', { name: 'Approve: Asha 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, approve it!' }));
  await screen.findByRole('dialog', { name: 'Approved!' });
});

test('a decline needs a reason before it asks; of a second decision the first one’s person is named', async () => {
  const { server } = serverWith([request(1)]);
  const fields = { by: 'Bina Shah', at: '2026-11-20T09:00:00.000Z', decision: 'approved' };
  server.on(`POST requests/${id(1)}/decide`, () => new Failure(409, REQUEST_ERRORS.ALREADY_DECIDED, fields));
  openPortal('/acme/requests');
  const dialog = await open('Asha 1');
  await userEvent.click(await dialog.findByRole('button', { name: 'Decline' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  dialog.getByText('Give a reason for declining.');
  await userEvent.type(dialog.getByRole('textbox'), 'Cover is booked');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, decline it!' }));
  await dialog.findByText(/^Bina Shah decided this request on/);
});

test('what warns of nothing is declined in its row, with its reason and the same question', async () => {
  const { server, state } = serverWith([
    request(1),
    request(2, { warnings: ['Web has too few people then.'] }),
  ]);
  server.on(`POST requests/${id(1)}/decide`, () => {
    state.requests = [];
    return detailOf(request(1, { state: 'declined', mayDecide: false }));
  });
  openPortal('/acme/requests');
  await userEvent.click(await screen.findByRole('button', { name: 'Decline: Asha 1' }));
  expect(screen.queryByRole('button', { name: 'Decline: Asha 2' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  dialog.getByText('Give a reason for declining.');
  await userEvent.type(dialog.getByRole('textbox'), 'Cover is booked');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, decline it!' }));
  await screen.findByRole('dialog', { name: 'Declined!' });
  expect(server.sent(`POST requests/${id(1)}/decide`)).toMatchObject([
    { decision: 'decline', reason: 'Cover is booked' },
  ]);
});

test('a request that the search has found opens', async () => {
  serverWith([request(1)]);
  openPortal(`/acme/requests?open=${id(1)}`);
  await screen.findByRole('dialog', { name: 'Employee Request Details' });
});

test('what one decided shows whose it is, and that it still waits for others', async () => {
  const { server } = serverWith([]);
  const decided = request(1, { userId: id(30), mayDecide: false });
  server
    .on('GET requests/decided', () => ({ items: [decided], nextCursor: null, total: 1, totalIsExact: true }))
    .on('GET portal/photos', () => ({ items: [{ userId: id(30), fileId: id(31) }] }));
  openPortal('/acme/requests?box=decided');
  await screen.findByRole('button', { name: 'Open: Asha 1' });
  screen.getByText('Pending');
  const asked = () => server.calls.filter(({ url }) => url === 'portal/photos');
  await waitFor(() => expect(asked().map(({ params }) => params)).toContainEqual({ users: id(30) }));
});

test('several are approved together, without those that warn of something', async () => {
  const { server } = serverWith([request(1), request(2, { warnings: ['Web has too few people then.'] })]);
  const rows = [{ id: id(1), name: 'Asha 1', refusal: null }];
  server.on('POST requests/approve', () => ({ rows, more: false }));
  openPortal('/acme/requests');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Asha 1' }));
  expect(screen.queryByRole('checkbox', { name: 'Choose Asha 2' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Approve 1' }));
  await screen.findByText("You won't be able to revert this!");
  await userEvent.click(screen.getByRole('button', { name: 'No, cancel!' }));
  expect(server.sent('POST requests/approve')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Approve 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, approve it!' }));
  await screen.findByRole('dialog', { name: 'Approved!' });
  screen.getByText('The request has been approved.');
});

const birthday: Notice = {
  id: id(8),
  kind: 'events',
  title: 'Events & Birthday Notification',
  icon: 'cake',
  version: 2,
  text: 'Tanvi Ghosh has a birthday on 30 June.',
  createdAt: '2026-11-20T09:00:00.000Z',
};

test('the list has the kinds in their order; information is done or snoozed, and can be brought back', async () => {
  const later = request(2, { kind: 'correction', title: 'Attendance Correction' });
  const { server, state } = serverWith([later, request(1)], [birthday]);
  server.on(`PUT notices/${birthday.id}/answer`, () => {
    state.notices = [];
    return { done: true };
  });
  server.on(`DELETE notices/${birthday.id}/answer`, () => {
    state.notices = [birthday];
    return { done: true };
  });
  openPortal('/acme/requests');
  const title = await screen.findByText('Events & Birthday Notification');
  const rows = [...document.querySelectorAll('.at-li .t')].map((each) => each.textContent);
  expect(rows).toEqual(['Leave Approval', 'Events & Birthday Notification', 'Attendance Correction']);
  screen.getByText(birthday.text);
  expect(within(title.closest('.at-li')!).queryByRole('button', { name: /Approve/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Done/ }));
  await waitFor(() => expect(screen.queryByText(birthday.text)).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(birthday.text);
  await userEvent.click(screen.getByRole('button', { name: /^Snooze/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Until tomorrow' }));
  await waitFor(() => expect(server.sent(`PUT notices/${birthday.id}/answer`)).toHaveLength(2));
  const [done, snoozed] = server.sent(`PUT notices/${birthday.id}/answer`);
  expect(done).toEqual({ version: 2, snoozedUntil: null });
  expect(snoozed).toMatchObject({ snoozedUntil: expect.stringMatching(/Z$/) });
});

test('requests after the first page join what is shown, also once they have failed', async () => {
  const { server } = serverWith([]);
  let isDown = true;
  const first = { items: [request(1)], nextCursor: 'n1', total: 2, totalIsExact: true };
  server.on('GET requests/waiting', ({ params }) => {
    if ((params as { cursor?: string }).cursor !== 'n1') return first;
    return isDown ? new Failure(503, 'INTERNAL') : { ...first, items: [request(2)], nextCursor: null };
  });
  openPortal('/acme/requests');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByText('The rest could not be loaded.')).getAttribute('role')).toBe('alert');
  screen.getByRole('button', { name: 'Review: Asha 1' });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Review: Asha 2' });
  screen.getByRole('button', { name: 'Review: Asha 1' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
