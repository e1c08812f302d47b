import type { Import, ImportRow, ImportRowState } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../testing/fake-api.js';
import { person } from '../../../testing/people.js';
import { address, openPortal, serverFor, tellPages } from '../../../testing/render-portal.js';

const ID = '01890000-0000-7000-8000-0000000000c1';
const JOB = '01890000-0000-7000-8000-0000000000d1';
const NO_ROWS = { new: 0, faulty: 0, ready: 0, created: 0, rejected: 0, undone: 0, kept: 0 };
const field = (key: string, label: string) => ({ key, label, required: false, orElse: null, help: null });
const list = (changes: Partial<Import> = {}): Import => ({
  id: ID,
  importer: 'identity.invitations',
  fileName: 'pasted.csv',
  state: 'mapping',
  headings: ['Name', 'E-mail'],
  samples: [],
  fields: [field('name', 'Name'), field('email', 'E-mail'), field('role', 'Role')],
  mapping: { name: 0, email: 1, role: null },
  followUp: null,
  follow: false,
  counts: NO_ROWS,
  notFollowed: 0,
  jobId: JOB,
  createdBy: person('admin').id,
  createdAt: '2026-11-20T08:00:00.000Z',
  version: 1,
  allowedTransitions: [],
  ...changes,
});
const checked = list({
  ...{ state: 'checked', version: 3, allowedTransitions: ['map', 'run'] },
  counts: { ...NO_ROWS, faulty: 1, ready: 2 },
});
const row = (line: number, cells: string[], words?: string): ImportRow => ({
  line,
  state: words ? 'faulty' : 'ready',
  cells,
  faults: words ? [{ field: 'email', words }] : [],
});
const ROWS: Partial<Record<ImportRowState, ImportRow[]>> = {
  faulty: [row(3, ['Asha Iyer', 'nowhere'], 'Enter an e-mail address, like name@company.com.')],
  ready: [row(2, ['Ravi Kumar', 'ravi@acme.test']), row(4, ['Neha Menon', 'neha@acme.test'])],
};

function open(now: () => Import, path = '/acme/admin/users?inviting=new') {
  const server = serverFor(person('admin'))
    .on('GET users', () => ({ items: [], nextCursor: null, total: 0, totalIsExact: true }))
    .on(`GET imports/${ID}`, now)
    .on(`GET imports/${ID}/rows`, ({ params }) => ({
      items: ROWS[(params as { state: ImportRowState }).state] ?? [],
      more: false,
    }))
    .on(`GET jobs/${JOB}`, () => ({
      ...{ id: JOB, kind: 'platform.import', title: 'Import: Invitations', state: 'running', error: null },
      ...{ progress: { done: 1, total: 2, words: 'Importing' }, result: null, cancelRequested: false },
    }))
    .on('POST imports', () => list())
    .on(`POST imports/${ID}/mapping`, () => list({ state: 'checking', version: 2 }))
    .on(`POST imports/${ID}/run`, () => list({ state: 'running', version: 4 }));
  openPortal(path);
  return server;
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Invite many people' }));

test('a pasted list is looked through, sent once, and told of to its end', async () => {
  let now = checked;
  const server = open(() => now);
  const window = await dialog();
  await userEvent.type(window.getByLabelText('People, one in a line'), 'Ravi Kumar, ravi@acme.test');
  await userEvent.click(window.getByRole('button', { name: 'Look it through' }));
  const faulty = within(await window.findByRole('region', { name: '1 row with an error, left out' }));
  await faulty.findByText('E-mail: Enter an e-mail address, like name@company.com.');
  within(window.getByRole('region', { name: '2 people to invite' })).getByText(/neha@acme\.test/);
  expect(address()).toContain(`inviting=${ID}`);
  now = list({ state: 'running', version: 4 });
  await userEvent.dblClick(window.getByRole('button', { name: 'Send 2 invitations' }));
  await window.findByText('1 of 2');
  expect(server.sent(`POST imports/${ID}/run`)).toEqual([{ version: 3, follow: false }]);
  now = list({
    state: 'done',
    version: 5,
    counts: { ...NO_ROWS, created: 2, faulty: 1 },
    allowedTransitions: ['undo'],
  });
  tellPages({ type: 'invalidate', tags: ['Job'] });
  await window.findByText('2 people were invited.');
  await userEvent.click(window.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).not.toContain('inviting');
});

test('a list without the two columns that it needs is not gone on with', async () => {
  const server = open(() => checked).on('POST imports', () => list({ mapping: { name: null, email: 1 } }));
  const window = await dialog();
  await userEvent.type(window.getByLabelText('People, one in a line'), 'Who, E-mail');
  await userEvent.click(window.getByRole('button', { name: 'Look it through' }));
  await window.findByText('Put a heading above each column: Name, E-mail, Role, Department.');
  expect(server.sent(`POST imports/${ID}/mapping`)).toEqual([]);
  expect(window.getByLabelText('People, one in a line')).toHaveProperty('value', 'Who, E-mail');
});

test('what the server says of a list is shown, and the list stays', async () => {
  open(() => checked).on('POST imports', () => new Failure(400, 'VALIDATION_FAILED'));
  const window = await dialog();
  await userEvent.type(window.getByLabelText('People, one in a line'), 'a@b.c');
  await userEvent.click(window.getByRole('button', { name: 'Look it through' }));
  await window.findByRole('alert');
  expect(window.getByLabelText('People, one in a line')).toHaveProperty('value', 'a@b.c');
});

test('the list comes back after it was looked through, to be corrected', async () => {
  open(() => checked);
  const window = await dialog();
  await userEvent.type(window.getByLabelText('People, one in a line'), 'Ravi Kumar, ravi@acme.test');
  await userEvent.click(window.getByRole('button', { name: 'Look it through' }));
  await userEvent.click(await window.findByRole('button', { name: 'Change the list' }));
  expect(await window.findByLabelText('People, one in a line')).toHaveProperty(
    'value',
    'Ravi Kumar, ravi@acme.test',
  );
});

test('a reload comes back to the list, and what was sent can be taken back', async () => {
  const done = list({
    ...{ state: 'done', version: 5, allowedTransitions: ['undo'] },
    counts: { ...NO_ROWS, created: 2 },
  });
  const server = open(() => done, `/acme/admin/users?inviting=${ID}`).on(
    `POST imports/${ID}/undo`,
    () => done,
  );
  const window = await dialog();
  await userEvent.click(await window.findByRole('button', { name: 'Take them back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(server.sent(`POST imports/${ID}/undo`)).toEqual([{ version: 5 }]));
});
