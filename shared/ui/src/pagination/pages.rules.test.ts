import fc from 'fast-check';
import { listPageMarks } from './pages.rules.js';

test.each([
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 gap 20'],
  [4, 20, '1 2 3 4 5 gap 20'],
  [5, 20, '1 gap 4 5 6 gap 20'],
  [17, 20, '1 gap 16 17 18 19 20'],
  [20, 20, '1 gap 16 17 18 19 20'],
])('page %i of %i', (at, last, shown) => {
  expect(listPageMarks(at, last).join(' ')).toBe(shown);
});

test('the present page and both ends are always there, in order, in seven places at most', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(place, ([at, last]) => {
      const marks = listPageMarks(at, last);
      const numbers = marks.filter((mark) => mark !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, at, last]));
      expect(marks.length).toBe(Math.min(last, 7));
      for (const [index, mark] of marks.entries()) {
        if (mark !== 'gap') continue;
        expect(Number(marks[index + 1]) - Number(marks[index - 1])).toBeGreaterThan(2);
      }
    }),
  );
});
