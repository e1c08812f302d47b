import type { Suspicion } from '@atrium/contracts';

/** What a confirmed email does not make good. */
export const withoutConfirmed = (reasons: readonly Suspicion[]): Suspicion[] =>
  reasons.filter((reason) => reason === 'hidden_field' || reason === 'many');
