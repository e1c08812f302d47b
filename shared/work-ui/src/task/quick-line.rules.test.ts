import fc from 'fast-check';
import { nameAt, readQuickLine, writeName } from './quick-line.rules.js';

// A Monday.
const TODAY = '2026-06-15';
const read = (line: string, left: string[] = []) => {
  const { title, parts } = readQuickLine(line, TODAY, new Set(left));
  return [title, ...parts.map(({ kind, value }) => `${kind} ${String(value)}`)];
};

test.each([
  [
    'Cut the reels @asha #video !high fri 2h',
    ['Cut the reels', 'person asha', 'label video', 'priority high', 'due 2026-06-19', 'estimate 120'],
  ],
  ['Call today', ['Call', 'due 2026-06-15']],
  ['Call Tomorrow', ['Call', 'due 2026-06-16']],
  // The next Monday, not today.
  ['Plan mon', ['Plan', 'due 2026-06-22']],
  ['Plan sunday', ['Plan', 'due 2026-06-21']],
  ['योजना शुक्रवार', ['योजना', 'due 2026-06-19']],
  ['خطة الخميس', ['خطة', 'due 2026-06-18']],
  ['Party 24 Dec', ['Party', 'due 2026-12-24']],
  ['Taxes 1 March', ['Taxes', 'due 2027-03-01']],
  ['Launch 24 dec 2027 now', ['Launch now', 'due 2027-12-24']],
  ['Launch 2026-12-24', ['Launch', 'due 2026-12-24']],
  ['Odd 31 Feb 2026-02-30', ['Odd 31 Feb 2026-02-30']],
  ['Edit 90m', ['Edit', 'estimate 90']],
  ['Edit 1h30', ['Edit', 'estimate 90']],
  ['Edit 1.5h', ['Edit', 'estimate 90']],
  ['Edit 9999h 0m', ['Edit 9999h 0m']],
  // Of two the last one counts.
  ['Buy sun cream fri', ['Buy sun cream', 'due 2026-06-19']],
  ['A #x #X @b @b', ['A #X @b', 'label x', 'person b']],
  ['Mail a@b.c, price 5! # @ ! !later', ['Mail a@b.c, price 5! # @ ! !later']],
  ['', ['']],
])('%s', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

test('a part that was removed stays text', () => {
  expect(read('Buy sun cream #home', ['sun'])).toEqual(['Buy sun cream', 'label home']);
  expect(read('Party 24 Dec !low', ['24 Dec'])).toEqual(['Party 24 Dec', 'priority low']);
});

const word = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('fri', '24', 'Dec', '2027', '@a', '#b', '!high', '2h', 'today', '99999999-99-99'),
);

test('any text is read, and each of its words is in the title or in one part', () => {
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const line = words.join(' ');
      const { title, parts } = readQuickLine(line, TODAY);
      const all = [title, ...parts.map((part) => part.words)].join(' ').split(/\s+/).filter(Boolean);
      expect(all.sort()).toEqual(line.split(/\s+/).filter(Boolean).sort());
      const kinds = parts.map(({ kind }) => kind).filter((kind) => kind !== 'person' && kind !== 'label');
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const part of parts) if (part.kind === 'due') expect(part.value).toMatch(/^2\d{3}-\d\d-\d\d$|^1/);
    }),
  );
});

test.each([
  ['Cut @as', 7, { kind: 'person', text: 'as', from: 4, to: 7 }],
  ['Cut @as now', 6, { kind: 'person', text: 'as', from: 4, to: 7 }],
  ['#', 1, { kind: 'label', text: '', from: 0, to: 1 }],
  ['Mail a@b', 8, null],
  ['Cut @asha ', 10, null],
  ['Cut', 3, null],
])('the name that is written in %j at %i', (line, cursor, expected) => {
  expect(nameAt(line, cursor)).toEqual(expected);
});

test('a name that is chosen is written out, and the rest of the line stays', () => {
  const at = nameAt('Cut @as now', 7)!;
  expect(writeName('Cut @as now', at, 'AshaRao')).toEqual({ line: 'Cut @AshaRao now', cursor: 13 });
});
