import type { NextStep } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';

/** What a service suggests that a person does next, on the dashboard: a provider that extends this. */
export abstract class NextStepSource {
  /** While this remote is off for the company, it suggests nothing. */
  readonly remote?: string;
  abstract steps(user: SignedInUser): Promise<NextStep[]>;
}
