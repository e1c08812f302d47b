import type { Import } from '@atrium/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../testing/fake-api.js';
import { person } from '../../../testing/people.js';
import { address, openPortal, serverFor } from '../../../testing/render-portal.js';

const ID = '01890000-0000-7000-8000-0000000000c1';
const field = (key: string, label: string) => ({ key, label, required: false, orElse: null, help: null });
const uploaded: Import = {
  id: ID,
  importer: 'identity.invitations',
  fileName: 'pasted.csv',
  state: 'mapping',
  version: 1,
  headings: ['Name', 'Email'],
  samples: [],
  fields: [field('name', 'Name'), field('email', 'Email')],
  mapping: { name: 0, email: 1 },
  choices: [],
  followUp: null,
  follow: false,
  notFollowed: 0,
  jobId: null,
  counts: { new: 0, faulty: 0, known: 0, ready: 0, created: 0, filled: 0, rejected: 0, undone: 0, kept: 0 },
  createdBy: person('admin').id,
  createdAt: '2026-11-20T08:00:00.000Z',
  allowedTransitions: [],
};

function open(give: () => unknown, search = '') {
  const server = serverFor(person('admin'))
    .on('GET users', () => ({ items: [], nextCursor: null, total: 0, totalIsExact: true }))
    .on('GET imports', () => ({ items: [] }))
    .on(`GET imports/${ID}`, () => uploaded)
    .on('POST imports', give);
  openPortal(`/acme/admin/users${search}`);
  return server;
}

const LIST = 'Ravi Kumar, ravi@acme.test';
async function paste() {
  await userEvent.click(await screen.findByRole('link', { name: 'Invite in bulk' }));
  await screen.findByText('Each person gets an email with a link and sets their own password.');
  await userEvent.type(screen.getByLabelText('People, one per line'), LIST);
  await userEvent.click(screen.getByRole('button', { name: 'Check list' }));
}

test('a pasted list is given once, as a file with headings, and stays to be corrected', async () => {
  const server = open(() => uploaded);
  await paste();
  await screen.findByRole('combobox', { name: /Email/ });
  expect(address()).toContain(`import=${ID}`);
  expect(server.calls.filter(({ method, url }) => method === 'POST' && url === 'imports')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await screen.findByLabelText('People, one per line')).toHaveProperty('value', LIST);
});

test('what the server says of a list is shown, and the list stays', async () => {
  open(() => new Failure(400, 'VALIDATION_FAILED'));
  await paste();
  await screen.findByRole('alert');
  expect(screen.getByLabelText('People, one per line')).toHaveProperty('value', LIST);
});

test('who takes the invitations back reads what becomes of them, and a reload comes back to the list', async () => {
  const done: Import = { ...uploaded, state: 'done', version: 5, allowedTransitions: ['undo'] };
  const server = open(() => uploaded, `?show=invitations&import=${ID}`)
    .on(`GET imports/${ID}`, () => ({ ...done, counts: { ...done.counts, created: 2 } }))
    .on(`POST imports/${ID}/undo`, () => done);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  await screen.findByText('Their links stop working. People who have already joined stay.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent(`POST imports/${ID}/undo`)).toEqual([{ version: 5 }]));
});
