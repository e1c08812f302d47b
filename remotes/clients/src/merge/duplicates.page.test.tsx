import { STANDARD_LEAD_SETUP, type ContactMergePreview } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DuplicatesPage from './duplicates.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000a${String(last)}`;
const at = '2026-06-29T06:00:00.000Z';
const records = [
  { id: id(1), name: 'Kesar Foods', note: 'C-0002 · Pune', owner: 'Devika Rao' },
  { id: id(2), name: 'Kesar Pvt Ltd', note: 'C-0040', owner: null },
];
const preview: ContactMergePreview = {
  records: records.map((each, place) => ({ ...each, version: place + 1, owner: null, createdAt: at })),
  fields: [
    {
      field: 'status',
      label: 'Status',
      from: id(1),
      values: [
        { id: id(1), value: 'active', name: null },
        { id: id(2), value: 'prospect', name: null },
      ],
    },
    {
      field: 'website',
      label: 'Website',
      from: id(2),
      values: [{ id: id(2), value: 'kesar.example', name: null }],
    },
  ],
  lists: [{ list: 'services', label: 'Services', values: ['smm'] }],
  moving: [{ part: 'contacts', count: 2 }],
  ask: [{ question: 'gstin', values: ['27AAPFU0939F1ZV', '24AAQCA8719H1ZC'] }],
};
const merge = {
  id: id(5),
  kind: 'client',
  survivor: { id: id(1), name: 'Kesar Foods' },
  merged: ['Kesar Pvt Ltd'],
  at,
  by: 'Asha Rao',
  undoneAt: null,
  mayUndo: true,
};

function open(path: string) {
  const Clients = () => <DuplicatesPage kind="client" tabs={undefined} />;
  return renderPage(Clients, {
    role: 'admin',
    path,
    answer: ({ method, url }) => {
      if (url === 'lead-setup') return STANDARD_LEAD_SETUP;
      if (url.startsWith('contact-merges/preview')) return preview;
      if (url.endsWith('/undo'))
        return { merge, back: [{ part: 'contacts', count: 2 }], staying: [], kept: ['City'] };
      if (url.startsWith('contact-merges')) return method === 'POST' ? merge : { items: [merge], next: null };
      if (url.startsWith('contact-duplicates/')) return null;
      if (url.startsWith('contact-duplicates')) return { items: [{ records, why: 'gstin' }], next: null };
      return { items: [], total: 0, totalIsExact: true, nextCursor: null };
    },
  });
}

test('duplicates are compared, what they differ in is chosen, and what must be said is ticked', async () => {
  const { calls } = open('client/management?show=duplicates');
  expect((await screen.findByRole('region', { name: 'Same GSTIN' })).textContent).toContain(
    'C-0002 · Pune · Devika Rao',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Not the same' }));
  const posted = (url: string) => calls.filter((call) => call.method === 'POST' && call.url === url);
  await waitFor(() => expect(posted('contact-duplicates/part')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Compare and merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge clients' }));
  await userEvent.selectOptions(await dialog.findByLabelText('Status'), 'Prospect (Kesar Pvt Ltd)');
  expect(dialog.getByText('kesar.example, from Kesar Pvt Ltd')).toBeTruthy();
  expect(dialog.getByText('Contacts: 2')).toBeTruthy();
  await userEvent.click(dialog.getByLabelText('They are one client although their GSTINs differ.'));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(posted('contact-merges')).toHaveLength(1));
  expect(posted('contact-merges')[0]?.body).toMatchObject({
    kind: 'client',
    ids: [id(1), id(2)],
    versions: { [id(1)]: 1, [id(2)]: 2 },
    choices: { status: id(2) },
    agreed: ['gstin'],
  });
});

test('a merge is undone, and the page says what went back and what stays', async () => {
  open('client/management?show=duplicates&list=merged');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the merge into Kesar Foods' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'Kesar Pvt Ltd and Kesar Foods are separate again. Back: Contacts: 2. Changed since and stays with Kesar Foods: City.',
  );
});
