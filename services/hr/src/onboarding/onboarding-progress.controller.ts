import { EMPLOYEE, onboardingProgressSchema, type OnboardingProgressOf } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get } from '@nestjs/common';
import { OnboardingProgress } from './onboarding-progress.service.js';

/** How far new people have come, for who keeps employees. */
@Controller('api/hr/onboarding')
@Access({ session: 'staff', permission: EMPLOYEE.check('read'), remote: 'hr' })
export class OnboardingProgressController {
  constructor(private readonly progress: OnboardingProgress) {}

  @Get()
  @Answers(onboardingProgressSchema)
  listOnboarding(@CurrentUser() user: SignedInUser): Promise<OnboardingProgressOf> {
    return this.progress.ofAll(user);
  }
}
