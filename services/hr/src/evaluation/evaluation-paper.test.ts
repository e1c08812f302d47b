import type { EvaluationComparison } from '@atrium/contracts';
import { evaluationPaperOf } from './evaluation-paper.rules.js';

const refOf = (last: number, name: string) => ({
  id: `01890000-0000-7000-8000-0000000000f${String(last)}`,
  name,
});

const QUESTION = { weight: 1, required: true, allowNA: true, options: [] };
const COMPARISON: EvaluationComparison = {
  result: {
    id: refOf(1, '').id,
    subject: refOf(2, 'Lila Rao'),
    cycle: refOf(3, 'Autumn'),
    score: 3.7,
    label: 'Meets',
    stages: { self: null, peer: 4, lead: 3.6, hr: null },
    // The next day in India.
    publishedAt: '2026-12-21T20:00:00.000Z',
    acknowledgedAt: null,
    guideline: null,
    isOwn: true,
  },
  sections: [
    {
      key: 's1',
      title: 'Results',
      weight: 60,
      questions: [
        { ...QUESTION, key: 'q1', title: 'Goals', kind: 'rating' },
        { ...QUESTION, key: 'q2', title: 'On time', kind: 'percent' },
        { ...QUESTION, key: 'q3', title: 'What went well?', kind: 'text' },
        { ...QUESTION, key: 'q4', title: 'What else?', kind: 'text' },
        {
          ...QUESTION,
          key: 'q5',
          title: 'Next step',
          kind: 'choice',
          options: [{ key: 'lead', title: 'Leads a team', score: 5 }],
        },
      ],
    },
  ],
  forms: [
    {
      kind: 'lead',
      reviewer: refOf(4, 'Omar Khan'),
      sections: { s1: 3.6 },
      score: 3.6,
      answers: { q1: 3.5, q2: 80, q3: 'Plans well', q5: 'lead' },
    },
  ],
  peers: { score: 4, questions: { q1: 4 }, texts: { q3: ['Helps others', 'Comes late'] } },
  calibration: null,
};
const PEER: EvaluationComparison['forms'][number] = {
  kind: 'peer',
  reviewer: refOf(5, 'Nora Das'),
  sections: { s1: 4 },
  score: 4,
  answers: { q1: 4, q2: 'na', q3: 'Helps others', q5: null },
};

const paperOf = (comparison: EvaluationComparison) =>
  evaluationPaperOf({
    comparison,
    cycle: { periodFrom: '2026-07-01', periodTo: '2026-09-30' },
    language: 'en',
    timezone: 'Asia/Kolkata',
  });

test('the paper says what the page says, and of colleagues means and words alone', () => {
  const paper = paperOf(COMPARISON);
  expect(paper.heading).toBe('Evaluation: Autumn');
  expect(paper.facts.map(({ value }) => value)).toEqual([
    'Lila Rao',
    expect.stringMatching(/1 Jul.*30 Sept? 2026/),
    '22 Dec 2026',
    'Not acknowledged',
  ]);
  expect(paper.result).toEqual({ label: 'Result', score: '3.70', name: 'Meets' });
  expect(paper.stages).toEqual([
    { who: 'Colleagues', value: '4.00' },
    { who: 'Form of the lead', value: '3.60' },
  ]);
  const lead = 'Form of the lead · Omar Khan';
  const [section] = paper.sections;
  expect(section).toMatchObject({ note: '60% of the score', scores: [{ who: lead, value: '3.60' }] });
  expect(section?.questions).toEqual([
    {
      title: 'Goals',
      given: [
        { who: lead, value: '3.5' },
        { who: 'Colleagues on average', value: '4.00' },
      ],
      texts: [],
      none: '',
    },
    { title: 'On time', given: [{ who: lead, value: '80%' }], texts: [], none: '' },
    {
      title: 'What went well?',
      given: [],
      texts: [
        { who: lead, value: 'Plans well' },
        { who: 'A colleague', value: 'Helps others' },
        { who: 'A colleague', value: 'Comes late' },
      ],
      none: '',
    },
    { title: 'What else?', given: [], texts: [], none: 'Not answered' },
    { title: 'Next step', given: [{ who: lead, value: 'Leads a team' }], texts: [], none: '' },
  ]);
  expect(paper.notes).toEqual([]);
});

test('the copy of HR has the forms of colleagues, says so, and has the score before it was changed', () => {
  const paper = paperOf({
    ...COMPARISON,
    forms: [...COMPARISON.forms, PEER],
    calibration: { original: 3.2, reason: 'Compared with others' },
  });
  const peer = 'Form of a colleague · Nora Das';
  const [, onTime, well] = paper.sections[0]?.questions ?? [];
  expect(onTime?.given).toContainEqual({ who: peer, value: 'Does not apply' });
  expect(well?.texts.map(({ who }) => who)).toEqual(['Form of the lead · Omar Khan', peer]);
  expect(paper.notes).toEqual([
    'The forms give 3.20. It was changed by hand: Compared with others',
    'This copy is for HR alone: it has names of colleagues that the employee does not see.',
  ]);
});

test('a result without scores is not rated', () => {
  const { result } = COMPARISON;
  const none = { self: null, peer: null, lead: null, hr: null };
  const paper = paperOf({ ...COMPARISON, result: { ...result, score: null, label: null, stages: none } });
  expect([paper.result.score, paper.result.name, paper.stages]).toEqual(['Not rated', '', []]);
});
