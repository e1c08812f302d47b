import type { AssessmentRow } from './assessment.record.js';
import { drawnOrder, drawQuestions } from './drawn-order.rules.js';
import type { DrawnFrom, PinnedQuestion } from './question.types.js';

type Choosing = Pick<AssessmentRow, 'questionIds' | 'draws'>;

/** From what an attempt's questions are chosen. */
export const drawnOf = ({ questionIds, draws }: Choosing) => ({
  ids: questionIds,
  banks: draws.flatMap(({ from, name }) => (from === 'bank' ? [name] : [])),
  tags: draws.flatMap(({ from, name }) => (from === 'tag' ? [name] : [])),
});

/** The questions of an attempt: those that everybody gets, then those that the seed draws, none of them twice. */
export function chosenQuestions(
  { questionIds, draws, shuffleQuestions }: Choosing & Pick<AssessmentRow, 'shuffleQuestions'>,
  askable: readonly DrawnFrom[],
  seed: string,
): PinnedQuestion[] {
  const byId = new Map(askable.map((question) => [question.id, question]));
  const fixed = questionIds.flatMap((id) => byId.get(id) ?? []);
  // Banks and tags may have the same names.
  const bank = askable
    .filter(({ id }) => !questionIds.includes(id))
    .map((question) => ({
      ...question,
      key: question.id,
      tags: [`bank ${question.bank}`, ...question.tags.map((tag) => `tag ${tag}`)],
    }));
  const drawn = drawQuestions(
    bank,
    draws.map(({ from, name, count }) => ({ tag: `${from} ${name}`, count })),
    seed,
  );
  const all = [...fixed, ...drawn].map(({ id, edition }) => ({ id, edition, key: id }));
  const ordered = shuffleQuestions ? drawnOrder(all, { seed, part: 'questions' }) : all;
  return ordered.map(({ id, edition }) => ({ id, edition }));
}

/** Whether fewer questions can be asked than an attempt has. */
export function isShort(assessment: Choosing, askable: readonly DrawnFrom[]): boolean {
  const wanted = assessment.questionIds.length + assessment.draws.reduce((sum, { count }) => sum + count, 0);
  const choosing = { ...assessment, shuffleQuestions: false };
  return chosenQuestions(choosing, askable, '').length < wanted;
}
