import type { NextStep } from '@atrium/contracts';
import { SetMetadata } from '@nestjs/common';
import type { SignedInUser } from '../access/signed-in-user.js';

/** What a service suggests that a person does next. */
export abstract class NextStepSource {
  abstract steps(user: SignedInUser): Promise<NextStep[]>;
}

export const NEXT_STEP_SOURCE = 'atrium:next-steps';

/** On a provider that is a NextStepSource: its steps show on the dashboard. */
export const NextSteps = (): ClassDecorator => SetMetadata(NEXT_STEP_SOURCE, true);
