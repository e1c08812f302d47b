import type { AskChange, Employee } from '@atrium/contracts';
import { DEMO_LOGINS } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { DetailChangeService } from '../detail-change/detail-change.service.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { PersonalDetailsRepository } from '../personal/personal-details.repository.js';
import { StatutoryRepository } from '../statutory/statutory.repository.js';
import { demoPersonal, demoStatutory } from './demo-details.seed.js';

/** Waiting for HR: a new address, and an account that the payroll decides about too. */
const ASKED: Record<'employee' | 'teamLeader', AskChange> = {
  employee: {
    topic: 'homeAddress',
    value: '44, 80 Feet Road, Koramangala\nBengaluru 560034',
    reason: 'I moved at the beginning of the month.',
  },
  teamLeader: {
    topic: 'bank',
    value: {
      bankName: 'Axis Bank, Indiranagar',
      account: '917010048821',
      accountAgain: '917010048821',
      ifsc: 'UTIB0000137',
    },
    reason: null,
  },
};

/** The private details of the demo company's people, and changes that they have asked for. */
@Injectable()
export class PersonalDemo {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly personal: PersonalDetailsRepository,
    private readonly statutory: StatutoryRepository,
    private readonly changes: DetailChangeService,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill(admin: SignedInUser, people: readonly Employee[]): Promise<void> {
    for (const [place, { id, status, ...person }] of people.entries()) {
      // Those who were only invited have not told theirs yet.
      if (status === 'invited') continue;
      await this.personal.save(id, { ...demoPersonal(person, place), version: 0 }, admin.id);
      await this.statutory.save(id, { values: demoStatutory(person, place), version: 0 }, admin.id);
    }
    for (const role of ['employee', 'teamLeader'] as const) await this.ask(admin, role);
  }

  private async ask(admin: SignedInUser, role: keyof typeof ASKED): Promise<void> {
    const email = DEMO_LOGINS.find((login) => login.role === role)?.email ?? '';
    const employee = await this.employees.findByEmail(email);
    if (employee) await this.changes.askFor(admin, employee, ASKED[role]);
  }
}
