import type { OnboardingProgressOf, OwnOnboarding } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeDocuments } from '../document/employee-document.service.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { PersonalDetailsRepository } from '../personal/personal-details.repository.js';
import { StatutoryRepository } from '../statutory/statutory.repository.js';
import { OnboardingRepository } from './onboarding.repository.js';
import { doneSteps } from './onboarding.rules.js';

/** How far new people have come with what they tell HR. */
@Injectable()
export class OnboardingProgress {
  constructor(
    private readonly db: TenantDb,
    private readonly personal: PersonalDetailsRepository,
    private readonly statutory: StatutoryRepository,
    private readonly documents: EmployeeDocuments,
    private readonly people: OnboardingRepository,
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

  /** Of everybody who is at it. */
  async ofAll(user: SignedInUser): Promise<OnboardingProgressOf> {
    return this.db.run(user.companyId, async () => {
      const people = await this.people.list();
      const ids = people.map(({ id }) => id);
      const personal = await this.personal.readAll(ids);
      const statutory = await this.statutory.readAll(ids);
      const items = people.flatMap(({ id, phone, birthDate, documents }) => {
        const told = personal.get(id);
        const numbers = statutory.get(id);
        if (!told || !numbers) return [];
        const states = documents.map((state) => ({ state }));
        const done = doneSteps({
          personal: { ...told, phone, birthDate },
          statutory: numbers,
          documents: states,
        });
        return [{ employeeId: id, done }];
      });
      return { items };
    });
  }
}
