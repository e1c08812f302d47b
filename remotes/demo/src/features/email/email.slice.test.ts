import fc from 'fast-check';
import { countEmails, findEmails, isIn } from './email.rules.js';
import {
  checkEmails,
  emailSlice,
  eraseEmails,
  loadEmails,
  moveEmails,
  readEmail,
  searchEmails,
  selectEmail,
  setEmailFilter,
  toggleCheckedEmail,
  toggleImportantEmail,
  toggleStarredEmail,
  toggleTrashEmail,
  writeEmail,
  type EmailState,
} from './email.slice.js';
import { EMAIL_FOLDERS, EMAIL_LABELS, EMAIL_MARKS, type Email } from './email.types.js';

const { reducer, getInitialState } = emailSlice;
const email = (id: number, more: Partial<Email> = {}): Email => ({
  id,
  from: 'Nisha',
  thumbnail: 'Nisha',
  To: 'Asha',
  subject: 'Proof',
  emailExcerpt: 'Hello',
  emailContent: 'Hello',
  time: '2026-11-20T08:00:00.000Z',
  label: '',
  unread: true,
  checked: false,
  starred: false,
  important: false,
  sent: false,
  draft: false,
  spam: false,
  trash: false,
  inbox: true,
  ...more,
});
const stateOf = (...emails: Email[]): EmailState => ({ ...getInitialState(), emails, status: 'here' });
const FILTERS = [...EMAIL_FOLDERS, ...EMAIL_MARKS, ...EMAIL_LABELS];

test('begins empty, in the inbox, with the first message selected', () => {
  expect(getInitialState()).toEqual({
    emails: [],
    search: '',
    selected: 1,
    filter: 'inbox',
    status: 'none',
  });
});

test('load, search, select and filter set what they are named after', () => {
  let state = reducer(stateOf(email(9)), loadEmails.fulfilled([email(1)], '', undefined));
  for (const action of [searchEmails('proof'), selectEmail(3), setEmailFilter('Health')])
    state = reducer(state, action);
  expect(state).toEqual({
    emails: [email(1)],
    search: 'proof',
    selected: 3,
    filter: 'Health',
    status: 'here',
  });
  expect(reducer(state, loadEmails.rejected(new Error(), '', undefined)).status).toBe('failed');
});

test.each([
  ['starred', toggleStarredEmail],
  ['important', toggleImportantEmail],
  ['checked', toggleCheckedEmail],
  ['trash', toggleTrashEmail],
] as const)('%s turns for that message alone, and twice is as before', (field, toggle) => {
  const state = stateOf(email(1), email(2));
  const turned = reducer(state, toggle(2));
  expect(turned.emails).toEqual([email(1), email(2, { [field]: true })]);
  expect(reducer(turned, toggle(2))).toEqual(state);
  expect(reducer(state, toggle(7))).toEqual(state);
});

test('what is opened is read; several are ticked, moved and erased at once', () => {
  const state = stateOf(email(1), email(2), email(3));
  expect(reducer(state, readEmail(2)).emails[1]?.unread).toBe(false);
  const ticked = reducer(state, checkEmails({ ids: [1, 3], checked: true }));
  expect(ticked.emails.map(({ checked }) => checked)).toEqual([true, false, true]);
  const moved = reducer(ticked, moveEmails({ ids: [1, 3], trash: true }));
  expect(moved.emails.map(({ checked, trash }) => [checked, trash])).toEqual([
    [false, true],
    [false, false],
    [false, true],
  ]);
  expect(reducer(moved, moveEmails({ ids: [1, 3], trash: false }))).toEqual(state);
  expect(reducer(moved, eraseEmails([1, 3])).emails).toEqual([email(2)]);
});

test('what is written is sent or kept, in place of the draft that it was', () => {
  const written = {
    id: 4,
    from: 'Asha',
    To: 'Omar',
    subject: 'Figures',
    emailContent: 'word '.repeat(40),
  };
  const kept = reducer(stateOf(email(1)), writeEmail(written, 'draft'));
  expect(kept.emails.map(({ id, draft }) => [id, draft])).toEqual([
    [4, true],
    [1, false],
  ]);
  const sent = reducer(kept, writeEmail({ ...written, subject: 'The figures' }, 'sent'));
  expect(sent.emails).toHaveLength(2);
  expect(sent.emails[0]).toMatchObject({ subject: 'The figures', sent: true, draft: false, inbox: false });
  expect(sent.emails[0]?.emailExcerpt).toMatch(/^word .*…$/);
});

const anyEmails = fc.array(
  fc
    .record({
      folder: fc.constantFrom('inbox', 'sent', 'draft', 'spam'),
      label: fc.constantFrom('' as const, ...EMAIL_LABELS),
      starred: fc.boolean(),
      important: fc.boolean(),
      trash: fc.boolean(),
    })
    .map(({ folder, ...more }) => email(0, { ...more, inbox: false, [folder]: true })),
  { maxLength: 20 },
);

test('every message lies in exactly one folder, and each filter shows as many as it counts', () => {
  fc.assert(
    fc.property(anyEmails, (emails) => {
      for (const each of emails) expect(EMAIL_FOLDERS.filter((folder) => isIn(each, folder))).toHaveLength(1);
      for (const filter of FILTERS)
        expect(findEmails(emails, filter, '')).toHaveLength(countEmails(emails, filter));
    }),
  );
});

test('into the trash and back, a message is in the folder that it was in', () => {
  fc.assert(
    fc.property(anyEmails, (some) => {
      const emails = some.map((each, id) => ({ ...each, id }));
      const state = stateOf(...emails);
      for (const { id } of emails)
        expect(reducer(reducer(state, toggleTrashEmail(id)), toggleTrashEmail(id))).toEqual(state);
    }),
  );
});
