import type { CompanyDetails } from '@atrium/contracts';
import { Audit, Clock, DomainEvents, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { companyResource } from '../company/company.mapper.js';
import { CompanyRepository } from '../company/company.repository.js';
import { PasswordService } from '../password/password.service.js';
import { DEMO_LOGINS, type DemoLogin } from '../company/demo-login.seed.js';
import { UserRepository } from '../user/user.repository.js';
import { emailOf } from './demo-actors.service.js';
import { DEMO_COMPANY } from './demo-company.seed.js';

interface DemoCompany {
  code: string;
  name: string;
  timezone: string;
  /** Left out: its admin is asked for them. */
  details?: Omit<CompanyDetails, 'version' | 'name' | 'timezone'>;
  password: string;
  people: readonly DemoLogin[];
}

/** The demo company for newcomers. Its people join without any mail. */
@Injectable()
export class DemoCompanyService {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly users: UserRepository,
    private readonly passwords: PasswordService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Finds or creates the demo company; null when its code, or its admin's account, belongs to somebody else. */
  async findOrCreate(password: string): Promise<{ companyId: string } | null> {
    const known = await this.companies.getByCode(DEMO_COMPANY.code);
    if (known) return (await this.isOurs(known)) ? { companyId: known.id } : null;
    return this.create({ ...DEMO_COMPANY, password, people: DEMO_LOGINS });
  }

  /** What the public pages show of it; null when there is none. */
  async findPublic(): Promise<{ code: string } | null> {
    const company = await this.companies.getByCode(DEMO_COMPANY.code);
    return company?.isDemo ? { code: company.code } : null;
  }

  /**
   * Creates the company with its people, who have all joined, and publishes the same events as a sign-up and accepted
   * invitations.
   */
  async create(demo: DemoCompany): Promise<{ companyId: string }> {
    const passwordHash = await this.passwords.hash(demo.password);
    const { code, name, timezone } = demo;
    const companyId = await this.companies.newId();
    return this.db.run(companyId, async () => {
      await this.companies.create({ id: companyId, code, name, timezone, isDemo: true });
      const at = this.clock.now();
      await this.companies.confirm(at);
      if (demo.details)
        await this.companies.update({ version: 1, by: null, at }, { ...demo.details, detailsAt: at });
      await this.events.publish('company.created', 1, { companyId });
      const resource = companyResource(companyId, demo);
      this.audit.record({ action: 'company.create', by: null, resource, after: { code, name, timezone } });
      for (const person of demo.people) await this.join(person, { passwordHash, timezone });
      return { companyId };
    });
  }

  private async isOurs({ id, isDemo }: { id: string; isDemo: boolean }): Promise<boolean> {
    return isDemo && (await this.db.run(id, () => this.users.getByEmail(emailOf('admin')))) !== null;
  }

  private async join(person: DemoLogin, its: { passwordHash: string; timezone: string }): Promise<void> {
    const joined = { status: 'active', confirmedAt: this.clock.now(), createdBy: null } as const;
    const userId = await this.users.create({ ...person, ...joined, passwordHash: its.passwordHash });
    await this.events.publish('user.joined', 1, { userId, ...person, timezone: its.timezone });
    await this.users.steps.record({ step: 'create', by: null, id: userId });
  }
}
