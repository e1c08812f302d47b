import fc from 'fast-check';
import { nameMarks, similarSizes } from './name-mark.rules.js';
import { similarity } from './trigram.rules.js';
import { ALIKE } from './verdict.rules.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'r', 'e', 'z'), minLength: 2, maxLength: 6 });
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
/** The name with one letter changed, which is often similar enough. */
const pair = fc
  .tuple(name, fc.nat(12))
  .map(([one, at]): [string, string] => [one, `${one.slice(0, at)}q${one.slice(at + 1)}`]);

test('names that are similar enough share a mark, and their sizes fit', () => {
  let alike = 0;
  fc.assert(
    fc.property(fc.oneof(pair, fc.tuple(name, name)), ([one, other]) => {
      if (similarity(one, other) < ALIKE) return;
      alike += 1;
      const [left, right] = [nameMarks(one), nameMarks(other)];
      expect(left.marks.some((mark) => right.marks.includes(mark))).toBe(true);
      const { least, most } = similarSizes(left.size);
      expect(right.size >= least && right.size <= most).toBe(true);
    }),
    { numRuns: 400 },
  );
  expect(alike).toBeGreaterThan(20);
});
