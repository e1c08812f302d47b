import fc from 'fast-check';
import { drawnOrder, drawQuestions } from './drawn-order.rules.js';

const keys = fc.uniqueArray(fc.string({ maxLength: 8 }), { maxLength: 20 });
const items = keys.chain((all) =>
  fc.tuple(...all.map((key) => fc.record({ key: fc.constant(key), pinned: fc.boolean() }))),
);

test('the same seed gives the same order, however the items were given', () => {
  fc.assert(
    fc.property(items, fc.string(), fc.string(), (all, seed, part) => {
      const order = drawnOrder(all, { seed, part });
      expect(order.map(({ key }) => key).toSorted()).toEqual(all.map(({ key }) => key).toSorted());
      const loose = all.filter(({ pinned }) => !pinned);
      expect(drawnOrder(loose.toReversed(), { seed, part })).toEqual(drawnOrder(loose, { seed, part }));
      expect(order.slice(loose.length)).toEqual(all.filter(({ pinned }) => pinned));
    }),
  );
});

test('every order of three comes up about as often', () => {
  const three = ['a', 'b', 'c'].map((key) => ({ key }));
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 6_000; seed += 1) {
    const order = drawnOrder(three, { seed: String(seed), part: 'options' })
      .map(({ key }) => key)
      .join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test('questions are drawn by tag, none twice, the same for the same seed', () => {
  const tag = fc.constantFrom('easy', 'hard', 'any');
  const bank = keys.chain((all) =>
    fc.tuple(...all.map((key) => fc.record({ key: fc.constant(key), tags: fc.uniqueArray(tag) }))),
  );
  const draws = fc.array(fc.record({ tag, count: fc.nat(6) }), { maxLength: 4 });
  fc.assert(
    fc.property(bank, draws, fc.string(), (questions, asked, seed) => {
      const drawn = drawQuestions(questions, asked, seed);
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(drawn.length).toBeLessThanOrEqual(asked.reduce((sum, { count }) => sum + count, 0));
      expect(drawQuestions(questions.toReversed(), asked, seed)).toEqual(drawn);
      const [first] = asked;
      const fitting = questions.filter(({ tags }) => tags.some((each) => each === first?.tag)).length;
      expect(drawn.length).toBeGreaterThanOrEqual(Math.min(first?.count ?? 0, fitting));
    }),
  );
});
