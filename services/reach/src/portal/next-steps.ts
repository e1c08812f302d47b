import type { NextStep } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';

/** Suggests next steps to a person on the dashboard: a provider that extends this class. */
export abstract class NextStepSource {
  /** While this remote is off for the company, it suggests nothing. */
  readonly remote?: string;
  abstract steps(user: SignedInUser): Promise<NextStep[]>;
}
