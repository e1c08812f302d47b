import { defineMail, type MailKind } from './mail-kind.js';

const counted = { counted: 'chosen', beyond: 'refuse', wording: 'fixed' } as const;

test('a kind of mail says how it is counted, or why not', () => {
  expect(defineMail({ key: 'pens.offer', ...counted }).key).toBe('pens.offer');
  expect(defineMail({ key: 'pens.receipt', notCounted: 'Follows from the own order.' }).key).toBe(
    'pens.receipt',
  );
  const silent: object[] = [
    { key: 'pens.a' },
    { key: 'pens.b', notCounted: '' },
    { ...counted, key: 'pens.c', counted: 'never' },
    { ...counted, key: 'pens.d', beyond: undefined },
    { ...counted, key: 'pens.e', wording: undefined },
    { ...counted, key: 'pens.f', notCounted: 'Both.' },
  ];
  for (const kind of silent) expect(() => defineMail(kind as MailKind)).toThrow('does not say how');
});

test('two kinds of mail have two names', () => {
  expect(() => defineMail({ key: 'pens.offer', ...counted })).toThrow('Two kinds');
  expect(() => defineMail({ key: 'Pens', ...counted })).toThrow('Not a kind');
});
