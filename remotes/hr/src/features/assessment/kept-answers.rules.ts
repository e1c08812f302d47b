import { saveAnswersSchema } from '@atrium/contracts';
import type { Answers } from './answers.rules.js';
import { sentAnswers } from './answers.rules.js';

const keyOf = (attemptId: string): string => `atrium.assessment.${attemptId}`;

/** Keeps what is not sent in the browser, so that a reload without a connection loses nothing. */
export function keepAnswers(attemptId: string, unsent: Answers): void {
  try {
    const answers = sentAnswers(unsent);
    if (answers.length === 0) localStorage.removeItem(keyOf(attemptId));
    else localStorage.setItem(keyOf(attemptId), JSON.stringify({ answers }));
  } catch {
    // Without storage the page itself still has them.
  }
}

export function readKeptAnswers(attemptId: string): Answers {
  try {
    const kept = saveAnswersSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? 'null'));
    if (!kept.success) return {};
    return Object.fromEntries(kept.data.answers.map(({ question, ...answer }) => [question, answer]));
  } catch {
    return {};
  }
}
