import type { AuditChoices, AuditEntry, Page, PermissionEntry, PermissionResource } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../testing/fake-api.js';
import { person } from '../../testing/people.js';
import { address, openPortal, serverFor } from '../../testing/render-portal.js';

const ASHA = { id: '01890000-0000-7000-8000-0000000000a1', name: 'Asha Menon' };
const EMPLOYEE = { kind: 'employee', id: '01890000-0000-7000-8000-0000000000e1', title: 'Neha Iyer' };
const entry = (seq: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `01890000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  at: '2026-11-20T10:00:00.000Z',
  actor: ASHA,
  action: 'employee.update',
  resource: EMPLOYEE,
  before: { department: 'Design', joiningDate: '2026-01-05' },
  after: { department: null, joiningDate: '2026-02-05' },
  requestId: 'request-1',
  hash: 'ab'.repeat(32),
  ...changes,
});
const byPortal = entry(1, { actor: null, action: 'employee.create', before: null, after: { code: 'E0001' } });
const pageOf = (items: AuditEntry[]): Page<AuditEntry> => ({
  items,
  nextCursor: null,
  total: items.length,
  totalIsExact: true,
});

const CHOICES: AuditChoices = {
  actions: [
    { action: 'employee.create', words: 'Employee created' },
    { action: 'employee.update', words: 'Employee changed' },
  ],
  kinds: [
    {
      kind: 'employee',
      title: 'Employee',
      values: {},
      titles: {},
      fields: { department: 'Department', joiningDate: 'Joining date', code: 'Code' },
    },
  ],
};

type Params = Record<string, string>;
function open(
  path = '/acme/admin/audit',
  list: (params: Params) => unknown = () => pageOf([entry(2), byPortal]),
) {
  const server = serverFor(person('admin'))
    .on('GET audit', ({ params }) => list(params as Params))
    .on('GET audit/choices', () => CHOICES);
  openPortal(path);
  return server;
}
const lastParams = (server: ReturnType<typeof open>) =>
  server.calls.filter(({ url }) => url === 'audit').at(-1)?.params;
const openEntry = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('row', { name }));
  return within(await screen.findByRole('dialog'));
};

test('what was done, on which record and by whom, the portal included', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Employee changed/ });
  expect(row.textContent).toMatch(/Neha Iyer.*Asha Menon.*Department, Joining date/);
  expect((await screen.findByRole('row', { name: /Employee created/ })).textContent).toContain('Atrium');
});

test('filters live in the address and reach the server and the export', async () => {
  const server = open('/acme/admin/audit?search=neha&from=2026-11-01');
  await screen.findByRole('row', { name: /Employee changed/ });
  expect(lastParams(server)).toMatchObject({ search: 'neha', from: '2026-11-01', sort: '-at' });
  await userEvent.selectOptions(await screen.findByLabelText('Action'), 'Employee created');
  await waitFor(() =>
    expect(lastParams(server)).toMatchObject({ search: 'neha', action: 'employee.create' }),
  );
  expect(address()).toContain('action=employee.create');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getByRole('menuitem', { name: 'Text (CSV)' }).getAttribute('href')).toBe(
    '/api/exports?list=platform.audit&format=csv&search=neha&action=employee.create&from=2026-11-01&sort=-at',
  );
});

test('an address with filters that cannot be asks without them', async () => {
  const server = open('/acme/admin/audit?actor=me&from=yesterday&sort=name');
  await screen.findByRole('row', { name: /Employee changed/ });
  expect(lastParams(server)).toEqual({ sort: '-at' });
});

test('an entry shows field by field what was and what is', async () => {
  open();
  const drawer = await openEntry(/Employee changed/);
  const rows = drawer.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['FieldBeforeAfter', 'DepartmentDesign–', 'Joining date5 Jan 20265 Feb 2026']);
  expect(drawer.getByText(/^20 Nov 2026, 15:30:00/)).toBeTruthy();
  expect(drawer.getByText('request-1')).toBeTruthy();
});

test('a new record shows what it was made with, and has no person to look for', async () => {
  open();
  const drawer = await openEntry(/Employee created/);
  expect(drawer.getAllByRole('row').map((row) => row.textContent)).toEqual(['FieldValue', 'CodeE0001']);
  expect(drawer.queryByRole('button', { name: 'All by this person' })).toBeNull();
});

test('from an entry to all of its record, and back by the chip', async () => {
  const server = open();
  await userEvent.click(
    (await openEntry(/Employee changed/)).getByRole('button', { name: 'All on this record' }),
  );
  await waitFor(() => expect(lastParams(server)).toMatchObject({ kind: 'employee', resource: EMPLOYEE.id }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Record' }));
  await waitFor(() => expect(lastParams(server)).not.toHaveProperty('resource'));
});

test('no records, no results and a failure are shown differently', async () => {
  let answer: unknown = new Failure(500, 'INTERNAL');
  open('/acme/admin/audit?search=x', () => answer);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answer = pageOf([]);
  await userEvent.click(retry);
  await screen.findByRole('heading', { name: 'No match' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByRole('heading', { name: 'Nothing yet' });
});

test('only people who may export are offered it, and only people who may read get in', async () => {
  const resources: PermissionResource[] = [{ resource: 'audit', actions: ['read'] }];
  const permissions: PermissionEntry[] = [{ tab: 'admin', accessType: 'restricted', resources }];
  const reader = { ...person('hr'), permissions };
  serverFor(reader)
    .on('GET audit', () => pageOf([entry(2)]))
    .on('GET audit/choices', () => CHOICES);
  openPortal('/acme/admin/audit');
  await screen.findByRole('row', { name: /Employee changed/ });
  expect(screen.queryByRole('link', { name: 'Export' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Audit trail' })).toBeTruthy();
});
