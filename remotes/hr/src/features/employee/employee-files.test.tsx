import type { EmployeeDocument } from '@atrium/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer, type Call } from '@atrium/ui/testing';
import { pageOf, riya } from '../../testing/employees.js';
import EmployeePage from './employee.page.js';

const contract: EmployeeDocument = {
  id: 'd1',
  fileId: 'f1',
  name: 'Contract.pdf',
  type: 'application/pdf',
  size: 2_400_000,
  category: 'contract',
  number: null,
  issuedOn: null,
  expiresOn: null,
  visibleTo: 'person',
  state: 'verified',
  reason: null,
  employee: { id: 'e1', name: 'Riya Kapoor' },
  createdAt: '2026-11-20T10:00:00Z',
  archivedAt: null,
  version: 1,
  allowedTransitions: ['archive'],
};
const stored = {
  id: 'f9',
  use: 'x',
  name: 'a.pdf',
  size: 3,
  type: 'application/pdf',
  state: 'ready',
  received: 3,
};

/** A server with documents; `answer` is asked first. */
function show(answer: Answer = () => undefined, documents: EmployeeDocument[] = [contract]) {
  let kept = documents;
  const server: Answer = (call) => {
    const given = answer(call);
    if (given !== undefined) return given;
    if (call.url === 'hr/employees') return pageOf([riya]);
    if (call.url === 'files') return { ...stored, state: 'receiving', received: 0 };
    if (call.url.startsWith('files/')) return stored;
    if (call.url.endsWith('/photo')) return { ...riya, photoFileId: 'f9', version: riya.version + 1 };
    if (call.url.endsWith('/documents') && call.method === 'POST') {
      const added = { ...contract, id: 'd9', fileId: 'f9', name: 'a.pdf' };
      kept = [added, ...kept];
      return added;
    }
    if (call.url.endsWith('/documents')) return { items: kept };
    if (call.url.endsWith('/archive')) {
      kept = kept.map((each) => ({
        ...each,
        archivedAt: '2026-11-21T10:00:00Z',
        version: 2,
        allowedTransitions: [],
      }));
      return kept[0];
    }
    return { items: [] };
  };
  return renderPage(EmployeePage, { role: 'hr', path: 'employee/Management', answer: server });
}

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Riya Kapoor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
async function openDocuments() {
  await choose('Documents');
  return within(await screen.findByRole('dialog', { name: 'Documents' }));
}
const pdf = () => new File(['pdf'], 'a.pdf', { type: 'application/pdf' });
const sent = (calls: Call[], url: string) =>
  calls.filter((call) => call.url === url && call.method !== 'GET');

beforeEach(() => sessionStorage.clear());
// jsdom shows no images and does not scroll.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  Object.assign(window, { scrollTo: () => undefined });
});

test('the documents of an employee are listed, and one that is chosen is sent and added', async () => {
  const { calls } = show();
  const dialog = await openDocuments();
  const link = await dialog.findByRole('link', { name: 'Contract.pdf' });
  expect(link.getAttribute('href')).toBe('/api/files/f1/content/full');
  dialog.getByText('2.4 MB');
  await userEvent.upload(dialog.getByLabelText('Add documents'), pdf());
  await dialog.findByRole('link', { name: 'a.pdf' });
  expect(sent(calls, 'files')[0]?.body).toEqual({ use: 'hr.employee-document', name: 'a.pdf', size: 3 });
  expect(sent(calls, `hr/employees/${riya.id}/documents`)[0]?.body).toEqual({ fileId: 'f9' });
});

test('a refused file keeps its reason beside it, and is sent again by a press', async () => {
  const message = 'Choose a PDF.';
  let refuse = true;
  show((call) => {
    if (!call.url.endsWith('/documents') || call.method !== 'POST' || !refuse) return undefined;
    refuse = false;
    return { status: 422, error: { code: 'FILE_NOT_ACCEPTED', message, requestId: 'r' } };
  });
  const dialog = await openDocuments();
  await userEvent.upload(dialog.getByLabelText('Add documents'), pdf());
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  await userEvent.click(dialog.getByRole('button', { name: 'Retry a.pdf' }));
  await dialog.findByRole('link', { name: 'a.pdf' });
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a file that is too large is refused before anything is sent', async () => {
  const { calls } = show();
  const dialog = await openDocuments();
  const large = pdf();
  Object.defineProperty(large, 'size', { value: 26_000_000 });
  await userEvent.upload(dialog.getByLabelText('Add documents'), large);
  await dialog.findByText('This file is 26 MB. The limit is 25 MB.');
  expect(sent(calls, 'files')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove a.pdf' }));
  expect(dialog.queryByText('a.pdf')).toBeNull();
});

test('the dialog is not left while a file is on its way, unless the person says so', async () => {
  show(({ url }) => (url === 'files' ? new Promise(() => undefined) : undefined));
  const dialog = await openDocuments();
  await userEvent.upload(dialog.getByLabelText('Add documents'), pdf());
  await dialog.findByRole('button', { name: 'Remove a.pdf' });
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Stop sending' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  dialog.getByText('a.pdf');
});

test('the name of a document opens it in the viewer', async () => {
  show();
  const dialog = await openDocuments();
  await userEvent.click(await dialog.findByRole('link', { name: 'Contract.pdf' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Contract.pdf' }));
  const save = viewer.getByRole('link', { name: 'Download' });
  expect(save.getAttribute('href')).toBe('/api/files/f1/content/download');
  await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
  await dialog.findByText('2.4 MB');
});

test('a link that the browser does not copy is shown, to be copied by hand', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const url = 'https://atrium.test/api/files/link/abc';
  show((call) => (call.url === 'files/f1/link' ? { url } : undefined));
  const dialog = await openDocuments();
  await user.click(await dialog.findByRole('button', { name: 'Actions for Contract.pdf' }));
  await user.click(await dialog.findByRole('menuitem', { name: 'Copy link' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Link to Contract.pdf' }));
  expect(shown.getByLabelText<HTMLInputElement>('Link').value).toBe(url);
  shown.getByText('It works without signing in, for ten minutes. You can make it again.');
  expect(shown.queryByText(/not shown again/)).toBeNull();
});

test('an archived document leaves the list and can be shown', async () => {
  show();
  const dialog = await openDocuments();
  await userEvent.click(await dialog.findByRole('button', { name: 'Actions for Contract.pdf' }));
  await userEvent.click(await dialog.findByRole('menuitem', { name: 'Archive' }));
  await dialog.findByText('No documents yet.');
  await userEvent.click(dialog.getByRole('button', { name: 'Show archived (1)' }));
  const archived = within(dialog.getByRole('list', { name: 'Archived documents' }));
  archived.getByText('Contract.pdf');
  expect(archived.queryByRole('link')).toBeNull();
});

test('a photo is saved when it is chosen', async () => {
  const { calls } = show();
  await choose('Add photo');
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo of Riya Kapoor' }));
  const photo = new File(['image'], 'me.png', { type: 'image/png' });
  await userEvent.upload(await dialog.findByLabelText('Add photo'), photo);
  await dialog.findByLabelText('Replace photo');
  const [call] = sent(calls, `hr/employees/${riya.id}/photo`);
  expect(call?.body).toEqual({ version: riya.version, fileId: 'f9' });
});
