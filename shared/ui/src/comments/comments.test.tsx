import type { Comment, RichText } from '@atrium/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '../testing/index.js';
import { keepDraft } from './comment-drafts.js';
import { Comments } from './comments.js';

const place = { kind: 'employee', id: '01890000-0000-7000-8000-0000000000e1' };
/** Whom `renderPage` signs in. */
const me = '01890000-0000-7000-8000-000000000001';
const meena = { id: '01890000-0000-7000-8000-0000000000a2', label: 'Meena Iyer' };
const textOf = (text: string, mention?: typeof meena): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text }, ...(mention ? [{ type: 'mention' as const, attrs: mention }] : [])],
    },
  ],
});
const comment: Comment = {
  id: '01890000-0000-7000-8000-0000000000c1',
  author: { id: me, name: 'Asha Rao' },
  mine: true,
  text: textOf('Signed today'),
  createdAt: '2026-11-22T10:00:00Z',
  editedAt: null,
  version: 1,
};

const show = (answer: Answer, items: Comment[] = [comment], addable = false) =>
  renderPage(() => <Comments {...place} />, {
    path: 'employee/Management',
    answer: (call) => {
      if (call.url === 'comments/unable') return { items: [meena.id], addable };
      if (call.url === 'comments' && call.method === 'GET') return { items, total: items.length, next: null };
      return answer(call) ?? { items: [] };
    },
  });

beforeEach(() => keepDraft(me, place, null));

test('a comment that cannot be sent stays and says why; sent again, the field is empty', async () => {
  keepDraft(me, place, textOf('Please call her'));
  let offline = true;
  const failure = { status: 503, error: { code: 'UNAVAILABLE', message: 'Try later.', requestId: 'r' } };
  const { calls } = show(({ method }) => (method !== 'POST' ? undefined : offline ? failure : comment));
  const field = await screen.findByRole('textbox', { name: 'Write a comment' });
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here');
  expect(field.textContent).toBe('Please call her');
  offline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(screen.queryByText('Please call her')).toBeNull());
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([sent[1], { ...place, text: textOf('Please call her') }]);
});

test('Ctrl and Enter send a comment, as the button does', async () => {
  keepDraft(me, place, textOf('Please call her'));
  const { calls } = show(({ method }) => (method === 'POST' ? comment : undefined));
  const field = await screen.findByRole('textbox', { name: 'Write a comment' });
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(screen.queryByText('Please call her')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ...place, text: textOf('Please call her') },
  ]);
});

test('a mention of a person who cannot read the record is said beside the field', async () => {
  keepDraft(me, place, textOf('Look ', meena));
  show(() => undefined);
  await screen.findByText('Meena Iyer cannot see this record and will not be notified.');
});

test('whom it mentions can be made watchers before it is sent', async () => {
  keepDraft(me, place, textOf('Look ', meena));
  const { calls } = show(({ method }) => (method === 'POST' ? comment : undefined), [comment], true);
  await screen.findByText(/Meena Iyer cannot see this record/);
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  const question = within(await screen.findByRole('group', { name: 'Add Meena Iyer as watcher?' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Add and send' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ watcherIds: [meena.id] }),
  );
});

test("one's own comment can be changed, and another's cannot", async () => {
  const theirs = { ...comment, id: '01890000-0000-7000-8000-0000000000c2', mine: false };
  const { calls } = show(({ method }) => (method === 'PATCH' ? comment : undefined), [theirs, comment]);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for your comment' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const list = within(screen.getByRole('list', { name: 'Comments' }));
  await list.findByRole('textbox', { name: 'Change your comment' });
  await userEvent.click(list.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(list.queryByRole('textbox')).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ version: 1, text: comment.text });
});

test('Esc leaves the search for a person and nothing around it', async () => {
  show(() => undefined);
  const heard: string[] = [];
  const closes = ({ key }: KeyboardEvent) => void heard.push(key);
  document.addEventListener('keydown', closes);
  await userEvent.click(await screen.findByRole('button', { name: 'Mention a person' }));
  const person = await screen.findByRole('combobox', { name: 'Mention a person' });
  await waitFor(() => expect(document.activeElement).toBe(person));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(heard).toEqual([]);
  document.removeEventListener('keydown', closes);
});
