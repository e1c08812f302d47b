import {
  monthRange,
  dayIn,
  PAY_RUN,
  passesCheck,
  PAYROLL_APPROVE,
  type PayReadiness,
} from '@atrium/contracts';
import { PayFacts, type PaidPerson, type StatutoryValues } from '@atrium/hr-service';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { BothRolesReader } from '../both-roles/both-roles.service.js';
import { CompanyRegistrations } from '../registration/company-registrations.service.js';
import { SalaryRepository } from '../salary/salary.repository.js';
import { PaySetupRepository } from './pay-setup.repository.js';

type Item = PayReadiness['items'][number];

/** Of those who lack something, how many are named. */
const NAMED = 5;

/** What a company needs before its first run, and how far it is. */
@Injectable()
export class PayReadinessService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly setup: PaySetupRepository,
    private readonly facts: PayFacts,
    private readonly salaries: SalaryRepository,
    private readonly directory: UserDirectoryService,
    private readonly registrations: CompanyRegistrations,
    private readonly both: BothRolesReader,
  ) {}

  get(user: SignedInUser): Promise<PayReadiness> {
    return this.db.run(user.companyId, async () => {
      const month = dayIn(this.clock.now(), user.companyTimezone).slice(0, 7);
      const counts = await this.setup.count();
      const people = await this.facts.listEmployed(monthRange(month));
      const numbers = await this.facts.numbersOf(people.map(({ id }) => id));
      const groups = await this.salaries.listGroups(month);
      const has = (of: (values: StatutoryValues) => unknown) => (person: PaidPerson) => {
        const values = numbers.get(person.id);
        return values !== undefined && of(values) !== null;
      };
      const needed = [
        counted('components', counts.components),
        counted('structures', counts.structures),
        counted('groups', counts.groups),
        ofPeople('salaries', people, ({ id }) => Boolean(groups.get(id))),
      ];
      const items = [
        ...needed,
        ofPeople(
          'bank',
          people,
          has(({ account }) => account),
        ),
        ofPeople(
          'pan',
          people,
          has(({ pan }) => pan),
        ),
        ofPeople(
          'uan',
          people,
          has(({ uan }) => uan),
        ),
        ...(await this.registrations.items(month)),
        await this.approvers(user),
      ];
      return { items, isReady: needed.every(({ count }) => count > 0) };
    });
  }

  /** Whoever runs the payroll needs somebody else who approves it, or may do both. */
  private async approvers({ companyId }: SignedInUser): Promise<Item> {
    const members = await this.directory.listMembers(companyId, {});
    const mayApprove = members.filter((member) => passesCheck(member, PAYROLL_APPROVE));
    const makers = members.filter((member) => passesCheck(member, PAY_RUN.check('update')));
    const both = await this.both.current();
    const isDone = mayApprove.some(
      ({ id }) => id === both?.userId || makers.some((maker) => maker.id !== id),
    );
    return { key: 'approvers', isDone, count: mayApprove.length, of: null, missing: [] };
  }
}

const counted = (key: Item['key'], count: number): Item => ({
  key,
  isDone: count > 0,
  count,
  of: null,
  missing: [],
});

function ofPeople(
  key: Item['key'],
  people: readonly PaidPerson[],
  has: (person: PaidPerson) => boolean,
): Item {
  const lacking = people.filter((person) => !has(person));
  return {
    key,
    isDone: people.length > 0 && lacking.length === 0,
    count: people.length - lacking.length,
    of: people.length,
    missing: lacking.slice(0, NAMED).map(({ id, name }) => ({ id, name })),
  };
}
