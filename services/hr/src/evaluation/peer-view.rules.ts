import type { EvaluationAnswers, EvaluationContent, EvaluationQuestion } from '@atrium/contracts';
import { drawnOrder } from '../assessment/drawn-order.rules.js';
import { meanOf, shownNumber } from '../exact/exact-number.rules.js';
import { scoreForm, scoreOfAnswer } from './evaluation-score.rules.js';

export interface PeerForm {
  id: string;
  answers: EvaluationAnswers;
}

interface PeerView {
  score: number | null;
  questions: Record<string, number>;
  texts: Record<string, string[]>;
}

/**
 * What is shown of the forms of colleagues: means, and texts in an order that says nothing; nothing at all of fewer than
 * `anonymity`. Where a question was answered by fewer, no other question is shown either: their means and that of the
 * whole would give it away.
 */
export function peerView(
  content: EvaluationContent,
  forms: readonly PeerForm[],
  { anonymity, seed }: { anonymity: number; seed: string },
): PeerView | null {
  const scores = forms.flatMap(({ answers }) => scoreForm(content, answers).score ?? []);
  if (forms.length < anonymity) return null;
  const questions = content.sections.flatMap((section) => section.questions);
  return {
    score: scores.length < anonymity ? null : shownNumber(meanOf(scores)),
    questions: meansOf(content, forms, anonymity),
    texts: Object.fromEntries(
      questions.flatMap((question) => {
        const texts = textsOf(question, forms, seed);
        return texts.length < anonymity ? [] : [[question.key, texts]];
      }),
    ),
  };
}

function meansOf(
  { sections, scale }: EvaluationContent,
  forms: readonly PeerForm[],
  anonymity: number,
): Record<string, number> {
  const answered = sections
    .flatMap((section) => section.questions)
    .map((question) => ({
      key: question.key,
      scores: forms.flatMap(({ answers }) => scoreOfAnswer(question, answers[question.key], scale) ?? []),
    }))
    .filter(({ scores }) => scores.length > 0);
  if (answered.some(({ scores }) => scores.length < anonymity)) return {};
  return Object.fromEntries(answered.map(({ key, scores }) => [key, shownNumber(meanOf(scores)) ?? 0]));
}

function textsOf({ key, kind }: EvaluationQuestion, forms: readonly PeerForm[], seed: string): string[] {
  if (kind !== 'text') return [];
  const written = forms.flatMap(({ id, answers }) => {
    const text = answers[key];
    return typeof text === 'string' && text.trim() !== '' ? [{ key: id, text }] : [];
  });
  // Each question in an order of its own, so that nobody can tell which texts are of one person.
  return drawnOrder(written, { seed, part: key }).map(({ text }) => text);
}
