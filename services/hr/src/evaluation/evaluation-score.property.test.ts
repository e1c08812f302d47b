import {
  EVALUATION_STAGES,
  type EvaluationAnswers,
  type EvaluationContent,
  type EvaluationQuestion,
} from '@atrium/contracts';
import fc from 'fast-check';
import { exactOf } from '../exact/exact-number.rules.js';
import { refuseAnswers, stagesTotal } from './evaluation-refusal.rules.js';
import { finalScore, labelOf, scoreForm, scoreStages } from './evaluation-score.rules.js';

const SCALE = { min: 1, max: 5, step: 0.5 };
const OPTIONS = [
  { key: 'low', title: 'Low', score: 1 },
  { key: 'high', title: 'High', score: 4.75 },
];
const LABELS = [
  { from: 1, label: 'Below' },
  { from: 2.5, label: 'Meets' },
  { from: 4, label: 'Exceeds' },
];

const kind = fc.constantFrom('rating' as const, 'percent' as const, 'choice' as const, 'text' as const);
const weight = fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100);

const answerOf = (of: EvaluationQuestion['kind']): fc.Arbitrary<number | string | null> =>
  ({
    rating: fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2),
    percent: fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
    choice: fc.constantFrom('low', 'high'),
    text: fc.string(),
  })[of];

const asked = fc.array(fc.tuple(kind, weight), { minLength: 1, maxLength: 6 }).chain((questions) =>
  fc.record({
    questions: fc.constant(questions),
    answers: fc.tuple(...questions.map(([of]) => fc.oneof(answerOf(of), fc.constantFrom('na', null)))),
  }),
);

const questionOf = (of: EvaluationQuestion['kind'], of100: number, key: string): EvaluationQuestion => ({
  key,
  title: key,
  kind: of,
  weight: of100,
  required: false,
  allowNA: true,
  options: of === 'choice' ? OPTIONS : [],
});

/** A form of one to four sections with answers that its scale allows. */
const form = fc.array(fc.tuple(asked, weight), { minLength: 1, maxLength: 4 }).map((sections) => {
  const answers: EvaluationAnswers = {};
  const content: EvaluationContent = {
    scale: SCALE,
    labels: LABELS,
    sections: sections.map(([{ questions, answers: given }, of], section) => ({
      key: `s${String(section)}`,
      title: 'Section',
      weight: of,
      questions: questions.map(([each, worth], place) => {
        const key = `s${String(section)}q${String(place)}`;
        answers[key] = given[place] ?? null;
        return questionOf(each, worth, key);
      }),
    })),
  };
  return { content, answers };
});

test('a score stays within the scale, and answers that the scale allows are not refused', () => {
  fc.assert(
    fc.property(form, ({ content, answers }) => {
      expect(refuseAnswers(content, answers, { isDraft: false })).toEqual([]);
      const { score, sections } = scoreForm(content, answers);
      for (const value of [score, ...sections.values()]) {
        expect(value === null || (value.gte(SCALE.min) && value.lte(SCALE.max))).toBe(true);
      }
      expect(labelOf(score, LABELS) === null).toBe(score === null);
    }),
  );
});

test('a question without an answer counts as if nobody had asked it', () => {
  fc.assert(
    fc.property(form, ({ content, answers }) => {
      const isOpen = (key: string) => answers[key] === null || answers[key] === 'na';
      const without = {
        ...content,
        sections: content.sections.map((section) => ({
          ...section,
          questions: section.questions.filter(({ key }) => !isOpen(key)),
        })),
      };
      expect(scoreForm(without, answers)).toEqual(scoreForm(content, answers));
    }),
  );
});

const stageForm = fc.record({
  kind: fc.constantFrom(...EVALUATION_STAGES),
  score: fc.option(fc.integer({ min: 100, max: 500 }).map((hundredths) => exactOf(hundredths / 100))),
});
const weights = fc
  .uniqueArray(fc.nat(100), { minLength: 3, maxLength: 3 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((cuts) => cuts.slice(1).map((cut, place) => cut - (cuts[place] ?? 0)))
  .map(([self = 0, peer = 0, lead = 0, hr = 0]) => ({ self, peer, lead, hr }));

test('the final score lies between the scores of its stages, whatever the order of the forms', () => {
  fc.assert(
    fc.property(fc.array(stageForm, { maxLength: 12 }), weights, (forms, of) => {
      expect(stagesTotal(of)).toBe(true);
      const stages = scoreStages(forms, 3);
      const final = finalScore(stages, of);
      const counted = EVALUATION_STAGES.flatMap((stage) => (of[stage] > 0 ? (stages[stage] ?? []) : []));
      expect(final === null).toBe(counted.length === 0);
      expect(counted.length === 0 || counted.some((each) => final?.gte(each))).toBe(true);
      expect(counted.length === 0 || counted.some((each) => final?.lte(each))).toBe(true);
      expect(finalScore(scoreStages(forms.toReversed(), 3), of)).toEqual(final);
    }),
  );
});

test('while colleagues are fewer than the anonymity asks for, nothing that they wrote moves the final score', () => {
  const few = fc.array(stageForm, { maxLength: 12 });
  const peers = fc.array(
    stageForm.filter(({ score }) => score !== null),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(few, peers, weights, (forms, colleagues, of) => {
      const others = forms.filter(({ kind: stage }) => stage !== 'peer');
      const hidden = colleagues.map((each) => ({ ...each, kind: 'peer' as const }));
      expect(finalScore(scoreStages([...others, ...hidden], 5), of)).toEqual(
        finalScore(scoreStages(others, 5), of),
      );
    }),
  );
});
