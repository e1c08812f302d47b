import type { OwnOnboarding } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeDocuments } from '../document/employee-document.service.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { PersonalDetailsRepository } from '../personal/personal-details.repository.js';
import { StatutoryRepository } from '../statutory/statutory.repository.js';
import { doneSteps } from './onboarding.rules.js';

/** How far new people have come with what they tell HR. */
@Injectable()
export class OnboardingProgress {
  constructor(
    private readonly db: TenantDb,
    private readonly personal: PersonalDetailsRepository,
    private readonly statutory: StatutoryRepository,
    private readonly documents: EmployeeDocuments,
  ) {}

  async stepsDone(user: SignedInUser, employee: EmployeeEntity): Promise<OwnOnboarding['done']> {
    const { phone, birthDate } = employee;
    const documents = await this.documents.listOf(user, employee.id);
    return this.db.run(user.companyId, async () =>
      doneSteps({
        personal: { ...(await this.personal.read(employee.id)), phone, birthDate },
        statutory: (await this.statutory.read(employee.id)).values,
        documents: documents.filter(({ archivedAt, visibleTo }) => !archivedAt && visibleTo === 'person'),
      }),
    );
  }
}
