import type { EvaluationAnswers, EvaluationContent } from '@atrium/contracts';
import { peerView } from './peer-view.rules.js';

const question = (key: string, kind: 'rating' | 'text') => ({
  key,
  kind,
  title: key,
  weight: 1,
  required: false,
  allowNA: true,
  options: [],
});
const CONTENT: EvaluationContent = {
  scale: { min: 1, max: 5, step: 1 },
  sections: [
    {
      key: 'work',
      title: 'Work',
      weight: 100,
      questions: [question('help', 'rating'), question('speed', 'rating'), question('words', 'text')],
    },
  ],
  labels: [{ from: 1, label: 'Any' }],
};

const view = (answers: EvaluationAnswers[], seed = 'result') =>
  peerView(
    CONTENT,
    answers.map((each, place) => ({ id: `form-${String(place)}`, answers: each })),
    { anonymity: 3, seed },
  );

test('nothing is shown of fewer colleagues than the cycle asks for', () => {
  expect(view([{ help: 5 }, { help: 1 }])).toBeNull();
});

test('means are shown where each question was answered by enough', () => {
  const all = [1, 2, 5].map((score) => ({ help: score, speed: 4, words: null }));
  expect(view(all)).toEqual({ score: 3.33, questions: { help: 2.67, speed: 4 }, texts: {} });
});

test('a question that few have answered hides the means of the others, from which it could be worked out', () => {
  const few: EvaluationAnswers[] = [{ help: 1, speed: 'na' }, { help: 2 }, { help: 5, speed: 4 }];
  expect(view(few)).toEqual({ score: 2.5, questions: {}, texts: {} });
  // One that no one has answered gives nothing away.
  expect(view(few.map(({ help = null }) => ({ help })))?.questions).toEqual({ help: 2.67 });
});

test('texts are shown from enough colleagues, in an order that is the same after a reload and says nothing', () => {
  const texts = ['a', 'b', 'c', 'd'].map((words) => ({ help: 3, words }));
  const orders = Array.from({ length: 40 }, (_, seed) => view(texts, String(seed))?.texts['words']);
  expect(view(texts, '7')?.texts['words']).toEqual(orders[7]);
  expect(new Set(orders.map((order) => order?.[0])).size).toBe(4);
  expect(view([...texts.slice(0, 2), { help: 3, words: ' ' }])?.texts).toEqual({});
});
