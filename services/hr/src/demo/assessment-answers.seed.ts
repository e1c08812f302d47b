import type { AttemptPaper, QuestionAnswer } from '@atrium/contracts';

/** What people of the demo company answer, by the beginning of a question. */
const TYPED: Readonly<Record<string, string>> = {
  '40 of': '2.5',
  'What do': 'Click-through rate',
  'A client':
    'What else changed in that week: prices, stock and the season. Then the same weeks of last year.',
};

export const answersTo = (questions: AttemptPaper['questions']) =>
  questions.map((question) => ({ question: question.id, value: answerTo(question), flagged: false, seq: 1 }));

/** Right here and wrong there, as the order of the parts has it. */
function answerTo({ kind, text, parts, choices }: AttemptPaper['questions'][number]): QuestionAnswer {
  const [first] = parts;
  switch (kind) {
    case 'trueFalse':
      return false;
    case 'multiple':
      return first ? [first.id] : null;
    case 'order':
      return parts.map(({ id }) => id);
    case 'match':
      return Object.fromEntries(parts.map(({ id }, place) => [id, choices[place]?.id ?? null]));
    case 'blanks':
      return Object.fromEntries(parts.map(({ id }, place) => [id, place === 0 ? 'spend' : 'leads']));
    case 'single':
      return first?.id ?? null;
    default:
      return Object.entries(TYPED).find(([start]) => text.startsWith(start))?.[1] ?? null;
  }
}
