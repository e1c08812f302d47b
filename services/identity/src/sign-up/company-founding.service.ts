import type { SignUp } from '@atrium/contracts';
import { Audit, DomainEvents, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { companyResource } from '../company/company.mapper.js';
import { CompanyRepository } from '../company/company.repository.js';
import { ConfirmationMails } from '../confirmation/confirmation-mails.service.js';
import { UserRepository } from '../user/user.repository.js';

export interface Founded extends Required<Omit<SignUp, 'password'>> {
  passwordHash: string;
}

/** Creates a company with its first admin, and mails the admin a link that confirms their e-mail. */
@Injectable()
export class CompanyFounding {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly users: UserRepository,
    private readonly confirmations: ConfirmationMails,
    private readonly events: DomainEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} COMPANY_CODE_TAKEN on the field `companyCode`, TOO_MANY_ATTEMPTS */
  async found(id: string, given: Founded): Promise<void> {
    const { companyCode: code, companyName: name, timezone, email, firstName, lastName } = given;
    await this.db.run(id, async () => {
      const company = { id, code, name, timezone, isDemo: false };
      await this.companies.create(company);
      await this.events.publish('company.created', 1, { companyId: id });
      const { passwordHash } = given;
      const admin = { email, firstName, lastName, passwordHash, role: 'admin', status: 'active' } as const;
      const userId = await this.users.create({ ...admin, confirmedAt: null, createdBy: null });
      await this.confirmations.send({ id: userId, email, firstName });
      const by = { id: userId, ...admin };
      const resource = companyResource(id, company);
      this.audit.record({ action: 'company.create', by, resource, after: { code, name, timezone } });
      await this.users.steps.record({ step: 'create', by, id: userId });
    });
  }
}
