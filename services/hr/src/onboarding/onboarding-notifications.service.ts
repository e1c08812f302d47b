import { EMPLOYEE, ONBOARDING_STEPS, type OnboardingStep } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { fullName } from '../employee/employee.record.js';

/** Notifies HR of who has filled in everything, and who has not. Inside `TenantDb.run` only. */
@Injectable()
export class OnboardingNotifications {
  constructor(private readonly notifications: Notifications) {}

  async finished(
    actor: SignedInUser,
    employee: EmployeeEntity,
    done: readonly OnboardingStep[],
  ): Promise<void> {
    const missing = ONBOARDING_STEPS.length - done.length;
    await this.notifications.notify({
      to: { check: EMPLOYEE.check('update') },
      except: [actor.id],
      actorId: actor.id,
      kind: 'people.lifecycle',
      subjectId: employee.id,
      title: words('{name} finished their onboarding', { name: fullName(employee) }),
      text:
        missing === 0
          ? words('Everything was filled in.')
          : words('Some details or documents are still missing.'),
    });
  }
}
