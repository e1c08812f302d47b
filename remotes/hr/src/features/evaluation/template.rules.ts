import type {
  CreateEvaluationTemplate,
  EvaluationLabel,
  EvaluationQuestion,
  EvaluationQuestionKind,
  EvaluationSection,
} from '@atrium/contracts';
import { t } from '@atrium/sdk';

const FULL = 100;
const PLACES = 100;

/** A key that none of them has. */
export function newKey(prefix: string, taken: readonly string[]): string {
  let number = taken.length + 1;
  while (taken.includes(`${prefix}${String(number)}`)) number += 1;
  return `${prefix}${String(number)}`;
}

/** What is typed may not be a number yet. */
export function totalOf(weights: readonly unknown[]): number {
  const sum = weights.reduce<number>(
    (all, weight) => all + (typeof weight === 'number' ? Math.round(weight * PLACES) : 0),
    0,
  );
  return sum / PLACES;
}

export const isFull = (total: number): boolean => total === FULL;

export const newQuestion = (key: string, kind: EvaluationQuestionKind = 'rating'): EvaluationQuestion => ({
  key,
  title: '',
  kind,
  weight: kind === 'text' ? 0 : 1,
  required: kind !== 'text',
  allowNA: false,
  options: [],
});

export const newSection = (
  keys: { section: string; question: string },
  weight: number,
): EvaluationSection => ({
  key: keys.section,
  title: '',
  weight,
  questions: [newQuestion(keys.question)],
});

/** The question as another kind: only a choice has options, and a text counts nothing. */
export function ofKind(question: EvaluationQuestion, kind: EvaluationQuestionKind): EvaluationQuestion {
  const options = kind === 'choice' ? ['o1', 'o2'].map((key) => ({ key, title: '', score: 0 })) : [];
  const weight = kind === 'text' ? 0 : question.weight || 1;
  return { ...question, kind, weight, options, allowNA: kind !== 'text' && question.allowNA };
}

const SCALE = { min: 1, max: 5, step: 0.5 };

/** From 1 to 5, as they can be changed by everybody. */
const usualLabels = (): EvaluationLabel[] => [
  { from: 1, label: t('Below expectations') },
  { from: 2, label: t('Partly meets expectations') },
  { from: 3, label: t('Meets expectations') },
  { from: 4, label: t('Exceeds expectations') },
  { from: 4.5, label: t('Outstanding') },
];

const rated = (key: string, title: string): EvaluationQuestion => ({
  ...newQuestion(key),
  title,
  allowNA: true,
});
const written = (key: string, title: string): EvaluationQuestion => ({ ...newQuestion(key, 'text'), title });

/** An empty one, with the scale and the labels that most companies use. */
export const firstTemplate = (): CreateEvaluationTemplate => ({
  name: '',
  scale: SCALE,
  sections: [newSection({ section: 's1', question: 'q1' }, FULL)],
  labels: usualLabels(),
});

/** Results, craft, working together and growth, and two questions in words. */
export const standardTemplate = (): CreateEvaluationTemplate => ({
  name: t('Standard, 1 to 5'),
  scale: SCALE,
  labels: usualLabels(),
  sections: [
    {
      key: 's1',
      title: t('Results'),
      weight: 40,
      questions: [
        rated('q1', t('Reaching the goals of the period')),
        rated('q2', t('Keeping to what was agreed, on time')),
      ],
    },
    {
      key: 's2',
      title: t('Craft'),
      weight: 30,
      questions: [rated('q3', t('The quality of the work')), rated('q4', t('Knowledge of the field'))],
    },
    {
      key: 's3',
      title: t('Working together'),
      weight: 20,
      questions: [
        rated('q5', t('Helping others to succeed')),
        rated('q6', t('Speaking up early and openly')),
      ],
    },
    {
      key: 's4',
      title: t('Growth'),
      weight: 10,
      questions: [rated('q7', t('Learning and trying new ways'))],
    },
    {
      key: 's5',
      title: t('In words'),
      weight: 0,
      questions: [
        written('q8', t('What went well?')),
        written('q9', t('What should be different next time?')),
      ],
    },
  ],
});
