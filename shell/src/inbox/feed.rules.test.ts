import { withHead, withOlder } from './feed.rules.js';

const rows = (...ids: number[]) => ids.map((id) => ({ id: String(id) }));
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => Number(id));

test('at first it is what was fetched', () => {
  expect(withHead(null, { items: rows(9, 8, 7), next: '7' })).toEqual({ items: rows(9, 8, 7), next: '7' });
});

test('new rows come on top, and loaded older rows stay', () => {
  const before = withOlder({ items: rows(9, 8, 7), next: '7' }, { items: rows(6, 5, 4), next: '4' });
  const after = withHead(before, { items: rows(10, 9, 8), next: '8' });
  expect(ids(after)).toEqual([10, 9, 8, 7, 6, 5, 4]);
  expect(after.next).toBe('4');
});

test('rows that have left the newest page are removed', () => {
  const after = withHead({ items: rows(9, 8, 7, 6), next: '6' }, { items: rows(9, 7), next: '7' });
  expect(ids(after)).toEqual([9, 7, 6]);
});

test('when more came than a page holds, the list begins afresh instead of having a hole', () => {
  expect(withHead({ items: rows(5, 4, 3), next: '3' }, { items: rows(20, 19, 18), next: '18' })).toEqual({
    items: rows(20, 19, 18),
    next: '18',
  });
});

test('a newest page that is the whole list is the list', () => {
  expect(ids(withHead({ items: rows(9, 8, 7), next: null }, { items: rows(9), next: null }))).toEqual([9]);
});

test('an older page that was loaded twice is there once', () => {
  const once = withOlder({ items: rows(9, 8), next: '8' }, { items: rows(7, 6), next: '6' });
  expect(ids(withOlder(once, { items: rows(7, 6), next: '6' }))).toEqual([9, 8, 7, 6]);
});
