import type { AttemptPaper, QuestionAnswer, SavedAnswer, SaveAnswers } from '@atrium/contracts';

export type Answers = Readonly<Record<string, SavedAnswer>>;

/** What is to be sent. */
export const sentAnswers = (answers: Answers): SaveAnswers['answers'] =>
  Object.entries(answers).map(([question, answer]) => ({ question, ...answer }));

/** Those that were changed here after what the server has, which win. */
export const unsentOf = (local: Answers, seqs: Readonly<Record<string, number>>): Answers =>
  Object.fromEntries(Object.entries(local).filter(([id, { seq }]) => seq > (seqs[id] ?? 0)));

export const seqsOf = (answers: Answers): Record<string, number> =>
  Object.fromEntries(Object.entries(answers).map(([id, { seq }]) => [id, seq]));

export function isAnswered(value: QuestionAnswer | undefined): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object') return Object.values(value).some((each) => (each ?? '') !== '');
  return true;
}

export const countAnswered = ({ questions }: Pick<AttemptPaper, 'questions'>, answers: Answers): number =>
  questions.filter(({ id }) => isAnswered(answers[id]?.value)).length;

/** What is handed in is with the server alone, whatever a page still has of it. */
export const withHanded = (
  answers: Answers,
  { questions, files }: Pick<AttemptPaper, 'questions' | 'files'>,
): Answers => ({
  ...answers,
  ...Object.fromEntries(
    questions
      .filter(({ handIn }) => handIn !== null)
      .map(({ id }) => {
        const { flagged = false, seq = 0 } = answers[id] ?? {};
        return [id, { value: (files[id] ?? []).map((file) => file.id), flagged, seq }];
      }),
  ),
});
