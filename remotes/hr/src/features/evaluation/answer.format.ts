import type { EvaluationAnswers, EvaluationQuestion } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { isAnswered, NOT_APPLICABLE } from './answers.rules.js';

/** An answer in words. */
export function sayAnswer(
  question: EvaluationQuestion,
  answer: EvaluationAnswers[string] | undefined,
): string {
  if (!isAnswered(answer) || answer === null || answer === undefined) return t('Not answered');
  if (question.kind === 'text') return String(answer);
  if (answer === NOT_APPLICABLE) return t('Does not apply');
  if (question.kind === 'choice')
    return question.options.find(({ key }) => key === answer)?.title ?? String(answer);
  const number = formatNumber(Number(answer));
  return question.kind === 'percent' ? t('{number}%', { number }) : number;
}
