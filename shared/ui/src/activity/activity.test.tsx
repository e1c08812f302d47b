import type { Comment, HistoryEntry } from '@atrium/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Comments } from '../comments/comments.js';
import { RecordHistory } from '../history/record-history.js';
import { renderPage, type Call } from '../testing/index.js';
import { Activity } from './activity.js';

// The test browser measures no text.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();

const place = { kind: 'task', id: '01890000-0000-7000-8000-0000000000e1' };
const meena = { id: '01890000-0000-7000-8000-0000000000a2', name: 'Meena Iyer' };
const REST = 'The rest could not be loaded.';
const BUSY = { status: 503, error: { code: 'UNAVAILABLE', message: 'Try later.', requestId: 'r' } };
const at = (minute: number) => `2026-06-15T06:${String(minute).padStart(2, '0')}:00.000Z`;

const commentOf = (id: string, text: string, minute: number): Comment => ({
  id,
  author: meena,
  createdAt: at(minute),
  editedAt: null,
  version: 1,
  mine: true,
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});
const entryOf = (id: string, by: string, minute: number): HistoryEntry => ({
  id,
  at: at(minute),
  actor: { id: meena.id, name: by },
  action: 'task.move',
  before: { stage: 'todo' },
  after: { stage: 'review' },
});

interface Server {
  /** Begins of addresses that are not answered. */
  down: string[];
  /** Whether there are earlier pages, which fail when `earlierFails`. */
  earlier?: boolean;
  earlierFails?: boolean;
}

/** Two pages of comments and of changes. */
function answerOf(server: Server, { url, params }: Call) {
  if (server.down.some((start) => url.startsWith(start))) return BUSY;
  const isEarlier = params?.['before'] !== undefined || params?.['cursor'] !== undefined;
  if (isEarlier && server.earlierFails) return BUSY;
  if (url === 'comments') {
    const items = [isEarlier ? commentOf('c1', 'Old words', 1) : commentOf('c2', 'Crop it', 11)];
    return { items, total: 2, next: server.earlier && !isEarlier ? 'c2' : null };
  }
  if (url.endsWith('/history')) {
    const items = [isEarlier ? entryOf('h1', 'Old Rohan', 2) : entryOf('h2', 'New Rohan', 12)];
    return { items, nextCursor: server.earlier && !isEarlier ? 'h2' : null };
  }
  return url === 'audit/words' ? { kinds: [], actions: [] } : { items: [] };
}

const All = () => <Activity {...place} tag="Task" first="all" />;
const show = (server: Server, Page: ComponentType = All) =>
  renderPage(Page, { path: 'employee', answer: (call) => answerOf(server, call) });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('a comment that is being changed is still there after the changes were looked at', async () => {
  show({ down: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for your comment' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: 'Change your comment' });
  const clipboardData = {
    files: [],
    types: ['text/plain'],
    getData: (type: string) => (type === 'text/plain' ? 'Please: ' : ''),
  };
  fireEvent.paste(field, { clipboardData });
  await waitFor(() => expect(field.textContent).toContain('Please: '));
  const typed = field.textContent;
  await choose('Changes');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Change your comment' })).toBeNull());
  await choose('All');
  const again = await screen.findByRole('textbox', { name: 'Change your comment' });
  expect(again.textContent).toBe(typed);
  const list = within(screen.getByRole('list', { name: 'Activity' }));
  await userEvent.click(list.getByRole('button', { name: 'Cancel' }));
  await choose('Changes');
  await choose('All');
  await screen.findByText('Crop it');
  expect(screen.queryByRole('textbox', { name: 'Change your comment' })).toBeNull();
});

test.each(['audit/words', 'records/'])(
  'without %s the comments are shown, and the changes asked for again',
  async (start) => {
    const server = { down: [start] };
    show(server);
    await screen.findByText('Crop it');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('The changes could not be loaded.');
    server.down = [];
    await userEvent.click(within(note).getByRole('button', { name: 'Retry' }));
    await screen.findByText('New Rohan');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['audit/words', 'records/'],
  ['records/', 'audit/words'],
])('while %s is loading, comments are not shown alone although %s failed', async (loading, failed) => {
  let answerAtLast = (): void => undefined;
  renderPage(All, {
    path: 'employee',
    answer: (call) =>
      call.url.startsWith(loading)
        ? new Promise((resolve) => (answerAtLast = () => resolve(answerOf({ down: [] }, call))))
        : answerOf({ down: [failed] }, call),
  });
  await choose('Comments');
  await screen.findByText('Crop it');
  await choose('Changes');
  await screen.findByRole('heading', { name: 'What happened could not be loaded' });
  await choose('All');
  screen.getByRole('status', { name: 'Loading' });
  expect(screen.queryByText('Crop it')).toBeNull();
  answerAtLast();
  await screen.findByText('Crop it');
  expect(screen.getByRole('alert').textContent).toContain('The changes could not be loaded.');
});

test('comments alone ask for nothing of the changes', async () => {
  const { calls } = show({ down: ['audit/', 'records/'] }, () => (
    <Activity {...place} tag="Task" first="comments" />
  ));
  await screen.findByText('Crop it');
  expect(calls.filter(({ url }) => /^(audit|records)/.test(url))).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

const PAGES: [string, ComponentType, string][] = [
  ['activity', All, 'Crop it'],
  ['comments', () => <Comments {...place} />, 'Old words'],
  ['history', () => <RecordHistory {...place} tag="Task" />, 'Old Rohan'],
];

test.each(PAGES)(
  'of the %s, what was earlier and does not come is said beside the button, which asks again',
  async (_name, Page, old) => {
    const server: Server = { down: [], earlier: true, earlierFails: true };
    const { calls } = show(server, Page);
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
    expect((await screen.findByRole('alert')).textContent).toBe(REST);
    expect(screen.queryByText(/could not be brought up to date/)).toBeNull();
    server.earlierFails = false;
    const asked = calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(old);
    expect(screen.queryByText(REST)).toBeNull();
    // Only what had failed was asked for.
    const isFirst = ({ params }: Call) => !params?.['before'] && !params?.['cursor'];
    expect(calls.slice(asked).filter((call) => /comments$|history$/.test(call.url) && isFirst(call))).toEqual(
      [],
    );
  },
);
