import type { CompanyDetails, Role } from '@atrium/contracts';
import { Audit, Clock, DomainEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { companyResource } from '../company/company.mapper.js';
import { CompanyRepository } from '../company/company.repository.js';
import { SessionService } from '../session/session.service.js';
import { PasswordService } from '../password/password.service.js';
import { userResource } from '../person/person.mapper.js';
import { auditedUser } from '../user/user.mapper.js';
import { UserRepository } from '../user/user.repository.js';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

export interface DemoCompany {
  code: string;
  name: string;
  timezone: string;
  /** Without them its admin is asked for them. */
  details?: Omit<CompanyDetails, 'version' | 'name' | 'timezone'>;
  /** Of everybody. */
  password: string;
  people: DemoPerson[];
}

/** Its code, unless a company of somebody else was quicker. */
export const DEMO_CODE = 'demo';

/** The ready company that newcomers try: its people have joined without a mail to anybody. */
@Injectable()
export class DemoCompanyService {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly users: UserRepository,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** A demo company that is there already, with one of its people; null when there is none, or no such person. */
  async find(code: string, email: string): Promise<{ companyId: string; userId: string } | null> {
    const company = await this.companies.getByCode(code);
    if (!company?.isDemo) return null;
    const user = await this.db.run(company.id, () => this.users.getByEmail(email));
    return user && { companyId: company.id, userId: user.id };
  }

  /** What the public pages say of it; null when there is none. */
  async findPublic(): Promise<{ code: string } | null> {
    const company = await this.companies.getByCode(DEMO_CODE);
    return company?.isDemo ? { code: company.code } : null;
  }

  /** Whether a company has the code, the demo company or another. */
  async isTaken(code: string): Promise<boolean> {
    return (await this.companies.getByCode(code)) !== null;
  }

  /**
   * Creates the company with its people, who have all joined. Publishes what a sign-up and accepted invitations publish.
   * @returns the company's id and the people's, by e-mail
   */
  async create(demo: DemoCompany): Promise<{ companyId: string; userIds: Map<string, string> }> {
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
      const userIds = new Map<string, string>();
      for (const person of demo.people) {
        userIds.set(person.email, await this.join(person, { passwordHash, timezone }));
      }
      return { companyId, userIds };
    });
  }

  /** The person as a use case's actor. Not inside `TenantDb.run`. */
  async getActor(companyId: string, userId: string): Promise<SignedInUser> {
    const origin = { address: '127.0.0.1', userAgent: null };
    const token = await this.db.run(companyId, () => this.sessions.start(userId, origin));
    const actor = await this.sessions.read(token);
    if (!actor) throw new Error('The person of the demo company cannot act.');
    await this.sessions.end(token);
    return actor;
  }

  private async join(person: DemoPerson, its: { passwordHash: string; timezone: string }): Promise<string> {
    const joined = { status: 'active', confirmedAt: this.clock.now(), createdBy: null } as const;
    const userId = await this.users.create({ ...person, ...joined, passwordHash: its.passwordHash });
    await this.events.publish('user.joined', 1, { userId, ...person, timezone: its.timezone });
    const resource = userResource({ ...person, id: userId });
    const after = auditedUser({ ...person, status: joined.status });
    this.audit.record({ action: 'user.create', by: null, resource, after });
    return userId;
  }
}
