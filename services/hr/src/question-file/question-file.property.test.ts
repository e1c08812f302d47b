import type { QuestionContent } from '@atrium/contracts';
import fc from 'fast-check';
import { csvOf } from './csv-writer.rules.js';
import { readQuestionCsv } from './csv-reader.rules.js';
import { readGift } from './gift-reader.rules.js';
import { giftOf } from './gift-writer.rules.js';
import { readMoodle } from './moodle-reader.rules.js';
import { draftOf, entryOf, type QuestionDraft } from './question-draft.rules.js';

const MARKS = [
  '=',
  '~',
  '#',
  '{',
  '}',
  ':',
  '\\',
  '\n',
  '//',
  '->',
  '%50%',
  '[html]',
  '::',
  "'",
  '"',
  ',',
  ';',
  ' | ',
  '@',
  '*',
  '',
  'é',
  'क',
  '<b>',
  '$CATEGORY:',
  '\\n',
  '_____',
];
const wordy = fc
  .array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ unit: 'binary', maxLength: 6 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(' x').slice(0, 120));
const line = wordy
  .map((text) => `a${text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '')}`.slice(0, 100))
  .chain((text) => fc.constantFrom(text, text.slice(1) || 'b'));
const two = fc.integer({ min: 25, max: 10_000 }).map((hundredths) => hundredths / 100);
const part = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);
const named = (sign: string, least: number) =>
  fc
    .array(line, { minLength: least, maxLength: 5 })
    .map((texts) => texts.map((text, at) => ({ id: `${sign}${String(at)}`, text })));
const accepted = fc.array(fc.record({ text: line, credit: part }), { minLength: 1, maxLength: 4 });
// No negative zero, which as a text is zero.
const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);

const options = named('x', 2).chain((parts) =>
  fc
    .array(fc.boolean(), { minLength: parts.length, maxLength: parts.length })
    .map((lasts) => parts.map((each, at) => ({ ...each, last: lasts[at] ?? false }))),
);
const content: fc.Arbitrary<QuestionContent> = fc.oneof(
  options.chain((given) =>
    fc
      .constantFrom(...given.map(({ id }) => id))
      .map((right) => ({ kind: 'single' as const, options: given, right })),
  ),
  options.chain((given) =>
    fc
      .tuple(
        fc.subarray(
          given.map(({ id }) => id),
          { minLength: 1 },
        ),
        fc.constantFrom('weights' as const, 'allOrNothing' as const),
      )
      .map(([right, scoring]) => ({ kind: 'multiple' as const, options: given, right, scoring })),
  ),
  fc.boolean().map((right) => ({ kind: 'trueFalse' as const, right })),
  fc
    .array(
      fc.record({
        value: finite,
        tolerance: finite.map(Math.abs),
        toleranceIn: fc.constantFrom('absolute' as const, 'relative' as const),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((numbers) => ({ kind: 'number' as const, accepted: numbers })),
  fc.record({ kind: fc.constant('shortText' as const), accepted, caseSensitive: fc.boolean() }),
  fc.tuple(named('x', 2), named('y', 2)).chain(([items, choices]) =>
    fc
      .tuple(
        fc.array(fc.constantFrom(...choices.map(({ id }) => id)), {
          minLength: items.length,
          maxLength: items.length,
        }),
        fc.constantFrom('pairs' as const, 'allOrNothing' as const),
      )
      .map(([paired, scoring]) => ({
        kind: 'match' as const,
        items,
        choices,
        scoring,
        pairs: Object.fromEntries(items.map(({ id }, at) => [id, paired[at] ?? ''])),
      })),
  ),
  fc.record({
    kind: fc.constant('order' as const),
    items: named('x', 2),
    scoring: fc.constantFrom(
      'position' as const,
      'adjacent' as const,
      'longest' as const,
      'allOrNothing' as const,
    ),
  }),
  fc.array(fc.record({ label: line, accepted }), { minLength: 1, maxLength: 4 }).map((blanks) => ({
    kind: 'blanks' as const,
    blanks: blanks.map((blank, at) => ({ ...blank, id: `x${String(at)}` })),
  })),
);

type Rubric = { id: string; text: string; points: number }[];
const byHand = (places: number, rubric: Rubric): QuestionContent =>
  places % 2 === 0
    ? { kind: 'longText', rubric }
    : { kind: 'file', accepts: ['pdf', 'text'], most: places, maxMb: 10 - places, rubric };

/** As the server keeps it: what no question may have is left out. */
const question: fc.Arbitrary<QuestionDraft> = fc
  .record({
    text: wordy,
    points: two,
    cost: fc.oneof(fc.constant(0), two),
    tags: fc.array(
      line.map((tag) => tag.slice(0, 40)),
      { maxLength: 4 },
    ),
    feedback: fc.oneof(fc.constant(''), wordy),
    content: fc.oneof(content, fc.constant(null)),
  })
  .chain(({ content: given, ...rest }) =>
    given
      ? fc.constant({ ...rest, content: given })
      : line.map((text) => ({
          ...rest,
          content: byHand(rest.tags.length, [{ id: 'x', text, points: rest.points }]),
        })),
  )
  .map((given) => entryOf(1, given.text, () => given).draft)
  .filter((draft) => draft !== null);
const bank = fc.array(question, { minLength: 1, maxLength: 4 });

const RUNS = { numRuns: 300 };

test('a bank that was written as GIFT is read as the same bank', () => {
  fc.assert(
    fc.property(bank, (questions) => {
      const read = readGift(giftOf(questions));
      expect(read.map(({ draft, why }) => draft ?? why)).toEqual(questions.map(draftOf));
    }),
    RUNS,
  );
});

test('a bank that was written as CSV is read as the same bank', async () => {
  await fc.assert(
    fc.asyncProperty(bank, async (questions) => {
      const read = await readQuestionCsv(Buffer.from(csvOf(questions)));
      expect(read.map(({ draft, why }) => draft ?? why)).toEqual(questions.map(draftOf));
    }),
    RUNS,
  );
});

test('no file stops a reader, and nothing is taken in that says what no question may say', async () => {
  const sign = fc.constantFrom(
    '=',
    '~',
    '#',
    '{',
    '}',
    ':',
    '\\',
    '\n',
    '\n\n',
    '->',
    '%',
    '<',
    '>',
    '&',
    '"',
    ',',
    'a',
    '1',
    '<question type="essay">',
    '<![CDATA[',
    '// atrium {',
    '\u0001',
  );
  const file = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(sign, { maxLength: 60 }).map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(file, async (text) => {
      const head = 'Kind,Question,Right,Answer 1,Answer 2\n';
      const read = [
        readGift(text),
        readMoodle(text),
        readMoodle(`<quiz>${text}</quiz>`),
        await readQuestionCsv(Buffer.from(head + text)),
      ].flat();
      for (const { draft, why } of read) {
        expect(draft === null).toBe(why !== null);
        if (draft) expect(entryOf(1, '', () => draft).draft).toEqual(draft);
      }
    }),
    RUNS,
  );
});
