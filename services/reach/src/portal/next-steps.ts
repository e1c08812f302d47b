import type { NextStep, PersonalNews } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';

/** Suggests next steps to a person on the dashboard: a provider that extends this class. */
export abstract class NextStepSource {
  /** While this remote is off for the company, it suggests nothing. */
  readonly remote?: string;
  abstract steps(user: SignedInUser): Promise<NextStep[]>;
}

/** Says on the first screen what is new for a person, until they have opened it: a provider that extends this class. */
export abstract class PersonalNewsSource {
  /** While this remote is off for the company, there is none of it. */
  readonly remote?: string;
  abstract news(user: SignedInUser): Promise<PersonalNews[]>;
}
