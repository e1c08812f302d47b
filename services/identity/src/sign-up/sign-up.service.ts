import type { SignUp } from '@atrium/contracts';
import { DomainEvents, Limiter, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { ConfirmationService } from '../confirmation/confirmation.service.js';
import { PasswordService } from '../sign-in/password.service.js';
import { UserRepository } from '../user/user.repository.js';

/** Far more than an office signs up; it stops a script that books codes and sends mails. */
const SIGN_UPS_BY_ADDRESS = { limit: 300, windowSeconds: 3600 };
const MAILS_TO_ADDRESSEE = { limit: 30, windowSeconds: 3600 };

export type NewCompanySignUp = Required<SignUp>;

/** A company begins: with its code, its first admin, and a mail that proves the admin's e-mail. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly users: UserRepository,
    private readonly passwords: PasswordService,
    private readonly confirmations: ConfirmationService,
    private readonly events: DomainEvents,
    private readonly limiter: Limiter,
  ) {}

  /** @throws {AppError} COMPANY_CODE_TAKEN on the field `companyCode`, TOO_MANY_ATTEMPTS */
  async signUp(input: NewCompanySignUp, address: string): Promise<void> {
    await this.limiter.hit(`sign-up address ${address}`, SIGN_UPS_BY_ADDRESS);
    await this.limiter.hit(`sign-up mail ${input.email}`, MAILS_TO_ADDRESSEE);
    const { email, firstName, lastName } = input;
    const passwordHash = await this.passwords.hash(input.password);
    const company = {
      code: input.companyCode,
      name: input.companyName,
      timezone: input.timezone,
      isDemo: false,
    };
    const id = await this.companies.newId();
    await this.db.run(id, async () => {
      await this.companies.create({ id, ...company });
      await this.events.publish('company.created', { companyId: id });
      const admin = { email, firstName, lastName, passwordHash, role: 'admin', status: 'active' } as const;
      const userId = await this.users.create({ ...admin, confirmedAt: null, createdBy: null });
      await this.confirmations.send({ id: userId, email, firstName });
    });
  }
}
