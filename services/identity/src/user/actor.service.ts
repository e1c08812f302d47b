import { Actors, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { UserRepository } from './user.repository.js';

/** Finds a person with their current role and permissions. */
@Injectable()
export class ActorService extends Actors {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly companies: CompanyRepository,
  ) {
    super();
  }

  find(companyId: string, userId: string): Promise<SignedInUser | null> {
    return this.db.run(companyId, async () => {
      const user = await this.users.get(userId);
      if (user?.status !== 'active') return null;
      const company = await this.companies.get();
      const { id, firstName, lastName, email, role, permissions } = user;
      const person = { id, firstName, lastName, email, role, permissions, sessionId: '' };
      const { code, name, timezone, workingWeek, logoFileId } = company;
      const calendar = { companyTimezone: timezone, companyWorkingWeek: workingWeek };
      const known = { companyCode: code, companyName: name, companyLogo: logoFileId };
      return { ...person, companyId, ...known, ...calendar };
    });
  }
}
