import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DRAFT, NO_ROWS } from '../../testing/proposals.js';
import ProposalPage from './proposal.page.js';

// The test browser measures no text.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();

const url = `proposals/${DRAFT.id}`;
const item = {
  title: 'Reels',
  details: null,
  qty: '2',
  unitPrice: 500_000,
  taxRate: '18',
  discount: null,
  discountAmount: null,
  hsnSac: null,
  recurrence: 'once',
  periods: null,
};

/** @param save answers a change, with what was stored before it */
function show(first: object, save: (stored: object, body: object) => unknown) {
  let stored: object = { ...DRAFT, ...first };
  const answer: Answer = (call) => {
    if (call.url === url && call.method === 'PATCH') {
      const said = save(stored, call.body as object);
      if (typeof said === 'object' && said && 'id' in said) stored = said;
      return said;
    }
    if (call.url === 'proposals/supply')
      return { currency: 'INR', supply: 'untaxed', placeOfSupply: null, from: null, own: null };
    if (call.url.startsWith(url) && !call.url.endsWith('comments')) return stored;
    if (call.url === 'audit/words') return { kinds: [], actions: [] };
    return call.url === 'settings' ? { items: [] } : NO_ROWS;
  };
  const page = renderPage(ProposalPage, { role: 'admin', path: `client/proposal?open=${DRAFT.id}`, answer });
  const saved = () => page.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...page, saved, put: (changes: object) => (stored = { ...stored, ...changes }) };
}

const next = (stored: object, body: object) => ({
  ...stored,
  ...body,
  version: (stored as { version: number }).version + 1,
});

test('a draft is saved as one types, each time from what is saved', async () => {
  const { saved } = show({}, next);
  await userEvent.type(await screen.findByLabelText(/^Title/), ' 2');
  await waitFor(() => expect(saved()).toEqual([{ version: 3, title: 'Growth plan 2' }]), { timeout: 4000 });
  await screen.findByText(/^Saved /);
});

test('bold and lists of a part are kept as marks, shown beside as the client sees them, and move with their part', async () => {
  const parts = [
    { title: 'What you get', text: '12 **posts**' },
    { title: 'After', text: 'A report' },
  ];
  const { saved } = show({ blocks: parts }, next);
  const part = within(await screen.findByRole('group', { name: 'Part 1' }));
  await waitFor(() => expect(part.getByRole('textbox', { name: 'Text' }).textContent).toBe('12 posts'));
  const paper = within(screen.getByRole('region', { name: 'As the client sees it' }));
  expect(paper.getByText('posts').tagName).toBe('STRONG');
  await userEvent.click(part.getByRole('button', { name: 'Bulleted list' }));
  const listed = { title: 'What you get', text: '- 12 **posts**' };
  await waitFor(() => expect(saved().at(-1)).toEqual({ version: 3, blocks: [listed, parts[1]] }), {
    timeout: 4000,
  });
  expect(paper.getByRole('listitem').textContent).toBe('12 posts');
  screen.getByRole('button', { name: 'Move What you get' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(part.getByRole('textbox', { name: 'Text' }).textContent).toBe('A report'));
  await waitFor(() => expect(saved().at(-1)).toEqual({ version: 4, blocks: [parts[1], listed] }), {
    timeout: 4000,
  });
});

test('what is not finished says what is missing, and is not sent', async () => {
  const { saved } = show({}, next);
  await userEvent.clear(await screen.findByLabelText(/^Title/));
  await screen.findByText('Not saved yet. Title: Give the proposal a title.', {}, { timeout: 4000 });
  expect(saved()).toEqual([]);
});

test('where somebody else has written the same, both texts stand and one of them is chosen', async () => {
  const stale = {
    status: 409,
    error: { code: 'STALE_VERSION', message: 'Someone else saved this.', requestId: 'r' },
  };
  let faster = true;
  const page = show({}, (stored, body) => {
    if (!faster) return next(stored, body);
    faster = false;
    page.put({ version: 7, title: 'Their title' });
    return stale;
  });
  await userEvent.type(await screen.findByLabelText(/^Title/), ' of mine');
  await screen.findByRole('radio', { name: 'Title: keep yours, Growth plan of mine' }, { timeout: 4000 });
  await userEvent.click(screen.getByRole('radio', { name: 'Title: take theirs, Their title' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Title: keep yours, Growth plan of mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.saved().at(-1)).toEqual({ version: 7, title: 'Growth plan of mine' }));
});

test('items are typed into a sheet, and the line at the keyboard is ordered and removed', async () => {
  const { saved } = show({ items: [item, { ...item, title: 'Ads' }] }, next);
  const grid = within(await screen.findByRole('grid', { name: 'Items' }));
  await userEvent.click(grid.getByRole('gridcell', { name: 'Ads' }));
  await userEvent.keyboard('{ArrowRight}3{Tab}9,000{Tab}10%{Tab}6 × month{Enter}');
  const line = {
    ...item,
    title: 'Ads',
    qty: '3',
    unitPrice: 900_000,
    discount: '10',
    recurrence: 'month',
    periods: 6,
  };
  grid.getByRole('gridcell', { name: '₹24,300' });
  await userEvent.click(screen.getByRole('button', { name: 'Move Ads up' }));
  await waitFor(() => expect(saved().at(-1)).toEqual({ version: 3, items: [line, item] }), { timeout: 4000 });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ads' }));
  await waitFor(() => expect(saved().at(-1)).toEqual({ version: 4, items: [item] }), { timeout: 4000 });
});

test('what is typed is saved before it is sent', async () => {
  const signer = { id: DRAFT.id, name: 'Meera Nair', email: 'm@x.example', signedAt: null };
  const { calls } = show({ signers: [signer] }, next);
  await userEvent.type(await screen.findByLabelText(/^Title/), '!');
  await userEvent.click(await screen.findByRole('button', { name: 'Send to the client' }));
  await screen.findByRole('dialog', { name: 'Send this proposal?' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Send to the client' }).at(-1)!);
  await waitFor(() =>
    expect(calls.find(({ url: to }) => to === `${url}/send`)?.body).toEqual({ version: 4, message: '' }),
  );
});
