import type {
  CreateEvaluationTemplate,
  EvaluationAnswers,
  EvaluationQuestion,
  EvaluationSection,
} from '@atrium/contracts';

const rated = (key: string, title: string): EvaluationQuestion => ({
  key,
  title,
  kind: 'rating',
  weight: 1,
  required: true,
  allowNA: true,
  options: [],
});
const written = (key: string, title: string): EvaluationQuestion => ({
  key,
  title,
  kind: 'text',
  weight: 0,
  required: false,
  allowNA: false,
  options: [],
});

const SECTIONS: EvaluationSection[] = [
  {
    key: 's1',
    title: 'Results',
    weight: 40,
    questions: [
      rated('q1', 'Reaching the goals of the period'),
      rated('q2', 'Keeping to what was agreed, on time'),
    ],
  },
  { key: 's2', title: 'Craft', weight: 30, questions: [rated('q3', 'The quality of the work')] },
  { key: 's3', title: 'Working together', weight: 20, questions: [rated('q4', 'Helping others to succeed')] },
  { key: 's4', title: 'Growth', weight: 10, questions: [rated('q5', 'Learning and trying new ways')] },
  {
    key: 's5',
    title: 'In words',
    weight: 0,
    questions: [written('q6', 'What went well?'), written('q7', 'What should be different next time?')],
  },
];

export const DEMO_TEMPLATE: CreateEvaluationTemplate = {
  name: 'Standard, 1 to 5',
  scale: { min: 1, max: 5, step: 0.5 },
  sections: SECTIONS,
  labels: [
    { from: 1, label: 'Below expectations' },
    { from: 2, label: 'Partly meets' },
    { from: 3, label: 'Meets expectations' },
    { from: 4, label: 'Exceeds expectations' },
    { from: 4.5, label: 'Outstanding' },
  ],
};

/** How somebody does over all, and by how much single answers are above or below it. */
const LEVELS = [3.5, 4, 3, 4.5, 3.5, 2, 4, 3.5, 5, 3, 3.5, 2.5, 4];
const NEAR = [0, 0.5, -0.5, 0, 0.5];
const BEST = 5;
const PRAISE = [
  'Delivers early and keeps clients calm when plans change.',
  'The whole team learns from the notes after each project.',
  'Took over the hardest account and brought it back on track.',
];
const ADVICE = [
  'Ask for help a day earlier.',
  'Leave more time for review before a delivery.',
  'Share half-finished work sooner.',
];

const from = <Value>(values: readonly Value[], place: number, otherwise: Value): Value =>
  values[place % values.length] ?? otherwise;

const level = (place: number, question: number): number =>
  Math.min(BEST, from(LEVELS, place, 3) + from(NEAR, place + question, 0));

/** Answers that differ from form to form and are the same in each demo company. */
export const demoAnswers = (place: number): EvaluationAnswers => ({
  q1: level(place, 0),
  q2: level(place, 1),
  q3: level(place, 2),
  q4: level(place, 3),
  q5: level(place, 4),
  q6: from(PRAISE, place, ''),
  q7: from(ADVICE, place, ''),
});

/** What somebody has written before a break. */
export const HALF_ANSWERED: EvaluationAnswers = {
  q1: 4,
  q2: 3.5,
  q6: 'The rebrand of two clients in one month.',
};
