import fc from 'fast-check';
import { sumOf, ZERO } from '../exact/exact-number.rules.js';
import { creditOf } from './credit.rules.js';
import { gradeOf, markAll } from './mark.rules.js';
import { orderCredit } from './order-credit.rules.js';
import type { Answer, Question } from './question.types.js';

const OPTIONS = ['a', 'b', 'c', 'd', 'e'];
const points = fc.integer({ min: 25, max: 10_000 }).map((hundredths) => hundredths / 100);
const credit = fc.integer({ min: -100, max: 100 }).map((hundredths) => hundredths / 100);
const some = fc.subarray(OPTIONS, { minLength: 1 });
const negative = fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100);

const question = fc.oneof(
  fc.record({
    kind: fc.constant('single' as const),
    options: fc.constant(OPTIONS),
    right: fc.constantFrom(...OPTIONS),
  }),
  fc.record({ kind: fc.constant('multiple' as const), options: fc.constant(OPTIONS), right: some }),
  fc.record({
    kind: fc.constant('multiple' as const),
    options: fc.constant(OPTIONS),
    right: some,
    credits: fc.dictionary(fc.constantFrom(...OPTIONS), credit),
  }),
  fc.record({
    kind: fc.constant('order' as const),
    right: fc.shuffledSubarray(OPTIONS, { minLength: 1 }),
    scoring: fc.constantFrom('position' as const, 'adjacent' as const, 'longest' as const),
  }),
  fc.record({
    kind: fc.constant('match' as const),
    pairs: fc.dictionary(fc.constantFrom(...OPTIONS), fc.constantFrom(...OPTIONS), { minKeys: 1 }),
    choices: fc.constant(OPTIONS),
  }),
);

const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...OPTIONS, ''),
  fc.shuffledSubarray(OPTIONS),
  fc.dictionary(fc.constantFrom(...OPTIONS), fc.constantFrom(...OPTIONS)),
);

const asked = fc
  .array(fc.tuple(question, points, negative, answer), { minLength: 1, maxLength: 12 })
  .map((given) => ({
    questions: given.map(([of, worth, cost], place): Question => ({
      ...of,
      key: `q${String(place)}`,
      points: worth,
      negative: cost,
    })),
    answers: Object.fromEntries(given.map(([, , , of], place) => [`q${String(place)}`, of])),
  }));

const usual = { floor: 'zero', passPercent: null } as const;

test('a credit stays between nothing and all', () => {
  fc.assert(
    fc.property(question, answer, (of, given) => {
      const earned = creditOf(of, given);
      expect(earned.gte(0) && earned.lte(1)).toBe(true);
    }),
  );
});

test('the total is the sum of the shown marks, never below the floor and never above the maximum', () => {
  fc.assert(
    fc.property(asked, ({ questions, answers }) => {
      const outcome = markAll(questions, { answers, given: {} }, { ...usual, floor: 'none' });
      const marks = [...outcome.marks.values()].map(({ score }) => score ?? ZERO);
      expect(outcome.total.equals(sumOf(marks))).toBe(true);
      expect(outcome.total.lte(outcome.max)).toBe(true);
      const held = markAll(questions, { answers, given: {} }, usual);
      expect(held.total.equals(outcome.total.lt(0) ? 0 : outcome.total)).toBe(true);
    }),
  );
});

test('a question that is taken out changes no other mark', () => {
  fc.assert(
    fc.property(asked, fc.nat(), ({ questions, answers }, pick) => {
      const gone = questions[pick % questions.length]!;
      const before = markAll(questions, { answers, given: {} }, usual).marks;
      const after = markAll(
        questions.map((each) => (each === gone ? { ...each, void: 'remove' as const } : each)),
        { answers, given: {} },
        usual,
      ).marks;
      const others = questions.filter((each) => each !== gone).map(({ key }) => key);
      expect(others.map((key) => after.get(key))).toEqual(others.map((key) => before.get(key)));
      expect(after.get(gone.key)).toEqual({ state: 'void', score: null });
    }),
  );
});

test('the right order is worth all in every way of counting', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(OPTIONS, { minLength: 1 }),
      fc.constantFrom('position' as const, 'adjacent' as const, 'longest' as const, 'allOrNothing' as const),
      (right, scoring) => expect(orderCredit(right, right, scoring).equals(1)).toBe(true),
    ),
  );
});

test('what counts of several attempts lies between the lowest and the highest', () => {
  const percents = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(
      percents,
      fc.constantFrom('highest' as const, 'first' as const, 'last' as const, 'average' as const),
      (given, counted) => {
        const all = given.map((hundredths) => hundredths / 100);
        const { percent } = gradeOf(
          all.map((each) => ({ state: 'scored', percent: each })),
          counted,
        );
        expect(percent?.valueOf()).toBeGreaterThanOrEqual(Math.min(...all));
        expect(percent?.valueOf()).toBeLessThanOrEqual(Math.max(...all));
      },
    ),
  );
});
