import type { CreateAssessmentQuestion } from '@atrium/contracts';

export const SAMPLE_BANK = 'Sample bank';

type SampleQuestion = Omit<CreateAssessmentQuestion, 'bank'>;

const asked = (text: string, content: SampleQuestion['content'], more: Partial<SampleQuestion> = {}) => ({
  text,
  content,
  tags: ['marketing'],
  points: 1,
  cost: 0,
  feedback: '',
  ...more,
});

const options = (...texts: string[]) =>
  texts.map((text, place) => ({ id: `o${String(place)}`, text, last: text === 'None of these' }));
const items = (...texts: string[]) => texts.map((text, place) => ({ id: `i${String(place)}`, text }));
const choicesOf = (...texts: string[]) => texts.map((text, place) => ({ id: `c${String(place)}`, text }));
const accepted = (...texts: string[]) => texts.map((text) => ({ text, credit: 1 }));

/** One question of each kind, and one more with a cost. */
export const SAMPLE_QUESTIONS: readonly SampleQuestion[] = [
  asked(
    'A shop spends ₹1,20,000 and gets 300 orders of ₹1,600 on average. A quarter of the orders come back. What is its ROAS on what it keeps?',
    { kind: 'single', options: options('4.0', '3.0', '2.5', '0.33', 'None of these'), right: 'o1' },
    { points: 2, cost: 0.5, feedback: '225 orders of ₹1,600 are ₹3,60,000, three times what was spent.' },
  ),
  asked(
    'A higher bounce rate always means a worse page.',
    { kind: 'trueFalse', right: false },
    { feedback: 'Someone who finds the answer at once may leave content.' },
  ),
  asked(
    'Which of these lower the cost of a click?',
    {
      kind: 'multiple',
      options: options(
        'A more relevant ad',
        'A faster landing page',
        'A larger logo',
        'A longer account name',
      ),
      right: ['o0', 'o1'],
      scoring: 'weights',
    },
    { points: 2 },
  ),
  asked('40 of 1,600 visitors buy. What is the conversion rate, in percent?', {
    kind: 'number',
    accepted: [{ value: 2.5, tolerance: 0.01, toleranceIn: 'absolute' }],
  }),
  asked('What do the letters CTR stand for?', {
    kind: 'shortText',
    accepted: accepted('click-through rate', 'click through rate', 'clickthrough rate'),
    caseSensitive: false,
  }),
  asked(
    'What does each of them count?',
    {
      kind: 'match',
      items: items('Impressions', 'Reach', 'Frequency'),
      choices: choicesOf(
        'Times it was shown',
        'People who saw it',
        'Times a person saw it',
        'People who bought',
      ),
      pairs: { i0: 'c0', i1: 'c1', i2: 'c2' },
      scoring: 'pairs',
    },
    { points: 3 },
  ),
  asked(
    'Put the steps of a campaign in order.',
    {
      kind: 'order',
      items: items('Brief', 'Concept', 'Production', 'Launch', 'Report'),
      scoring: 'adjacent',
    },
    { points: 2 },
  ),
  asked('Complete the sentence: cost per lead is the [1] divided by the number of [2].', {
    kind: 'blanks',
    blanks: [
      { id: 'b1', label: '[1]', accepted: accepted('spend', 'cost', 'budget', 'ad spend') },
      { id: 'b2', label: '[2]', accepted: accepted('leads', 'lead') },
    ],
  }),
  asked(
    'A client’s sales fell by a fifth after you paused a campaign. What do you look at first, and why?',
    {
      kind: 'longText',
      rubric: [
        { id: 'r1', text: 'Names what else changed at that time', points: 2 },
        { id: 'r2', text: 'Says how the campaign’s part can be measured', points: 2 },
        { id: 'r3', text: 'Is clear and short', points: 1 },
      ],
    },
    { points: 5 },
  ),
  asked(
    'Where does a UTM parameter belong?',
    {
      kind: 'single',
      options: options('In the address of a link', 'In the title of a page', 'In the name of an image'),
      right: 'o0',
    },
    { cost: 0.25 },
  ),
];
