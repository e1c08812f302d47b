import type { KnownPerson, Page, Role, UserStatus } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { ColleagueRepository, type Colleague, type ColleagueQuery } from './colleague.repository.js';
import { MemberRepository, type Member, type MemberQuery } from './member.repository.js';
import { sortNamed, type NamedPeople } from './named-people.rules.js';
import { PermissionEntryRepository, type PermissionGroup } from './permission-entry.repository.js';
import { UserNameRepository } from './user-name.repository.js';
import { UserNames } from './user-names.service.js';
import { UserRepository } from './user.repository.js';

/** A person as in the event user.joined, with the state of their account. */
export interface DirectoryUser {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** The company's time zone. */
  timezone: string;
  status: UserStatus;
  /** The department named in their invitation. */
  department: string | null;
}

/** What other services may read about a company's people. */
@Injectable()
export class UserDirectoryService {
  constructor(
    private readonly db: TenantDb,
    private readonly entries: PermissionEntryRepository,
    private readonly users: UserRepository,
    private readonly names: UserNames,
    private readonly companies: CompanyRepository,
    private readonly members: MemberRepository,
    private readonly colleagues: ColleagueRepository,
    private readonly staff: UserNameRepository,
  ) {}

  /** Null when the company has no person with that id. */
  find(companyId: string, userId: string): Promise<DirectoryUser | null> {
    return this.db.run(companyId, async () => {
      const user = await this.users.get(userId);
      if (!user) return null;
      const { email, firstName, lastName, role, status, invitedDepartment: department } = user;
      const { timezone } = await this.companies.get();
      return { userId, email, firstName, lastName, role, timezone, status, department };
    });
  }

  /** Full names by id; an unknown id is left out. */
  listNames(companyId: string, userIds: string[]): Promise<Map<string, string>> {
    return this.names.list(companyId, userIds);
  }

  /** Staff by id whatever their account's state; an unknown id and that of a client are left out. */
  listKnown(companyId: string, userIds: string[]): Promise<KnownPerson[]> {
    return this.db.run(companyId, () => this.staff.listStaff(userIds));
  }

  /** Active staff, by name, without clients and people who are deactivated or only invited. */
  listMembers(companyId: string, query: MemberQuery): Promise<Member[]> {
    return this.db.run(companyId, () => this.members.list(query));
  }

  /** Active staff by email or, where one alone has it, by full name. @param named as `nameKey` makes them */
  async listNamed(companyId: string, named: readonly string[]): Promise<NamedPeople<Member>> {
    return sortNamed(named.length > 0 ? await this.listMembers(companyId, { named }) : []);
  }

  /** A page of active staff, by name. Not inside `TenantDb.run`. */
  listColleagues(companyId: string, query: ColleagueQuery): Promise<Page<Colleague>> {
    return this.colleagues.list(companyId, query);
  }

  getCompany(companyId: string): Promise<{ code: string; name: string; timezone: string }> {
    return this.db.run(companyId, () => this.companies.get());
  }

  /** The active people of a company, counted by role and permission entries. */
  listActiveGroups(companyId: string): Promise<PermissionGroup[]> {
    return this.db.run(companyId, () => this.entries.listActiveGroups());
  }
}
