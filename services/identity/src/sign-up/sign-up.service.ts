import type { SignUp } from '@atrium/contracts';
import {
  AppError,
  Audit,
  DomainEvents,
  ENV,
  Idempotency,
  Limiter,
  networkOf,
  TenantDb,
  type AuditActor,
  type Env,
  type OnceRequest,
} from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { companyResource } from '../company/company.mapper.js';
import { CompanyRepository, type NewCompany } from '../company/company.repository.js';
import { ConfirmationService } from '../confirmation/confirmation.service.js';
import { NewPasswordService } from '../password/new-password.service.js';
import { UserRepository } from '../user/user.repository.js';

/** Far more than an office signs up, but stops a script that reserves codes and sends mails. */
const SIGN_UPS_BY_ADDRESS = { limit: 60, windowSeconds: 3600 };

export type NewCompanySignUp = Required<SignUp>;

export interface SignUpOrigin {
  /** The network address of the request. */
  address: string;
  /** Null for a sign-up without a key. */
  once: OnceRequest | null;
}

/** Signs a company up: with its code, its first admin, and a mail that confirms the admin's e-mail. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly users: UserRepository,
    private readonly passwords: NewPasswordService,
    private readonly confirmations: ConfirmationService,
    private readonly events: DomainEvents,
    private readonly limiter: Limiter,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    @Inject(ENV) private readonly env: Pick<Env, 'signUp'>,
  ) {}

  /**
   * @returns whether it had already been done under the same key
   * @throws {AppError} SIGN_UP_CLOSED, COMPANY_CODE_TAKEN on the field `companyCode`, VALIDATION_FAILED on `password`,
   * TOO_MANY_ATTEMPTS, KEY_REUSED
   */
  async signUp(input: NewCompanySignUp, { address, once }: SignUpOrigin): Promise<boolean> {
    if (!this.env.signUp) throw new AppError('SIGN_UP_CLOSED');
    await this.limiter.hit(`sign-up address ${networkOf(address)}`, SIGN_UPS_BY_ADDRESS);
    const passwordHash = await this.passwords.hash({ password: input.password, owner: input });
    const id = await this.companies.newId();
    const work = () => this.create(id, { ...input, passwordHash });
    try {
      if (once) await this.idempotency.once(id, once, work);
      else await this.db.run(id, work);
      return false;
    } catch (error) {
      if (once && (await this.wasDone(error, input.companyCode, once))) return true;
      throw error;
    }
  }

  /** Whether the code was taken by this very sign-up, whose company has the same key. */
  private async wasDone(error: unknown, code: string, once: OnceRequest): Promise<boolean> {
    if (!(error instanceof AppError) || error.code !== 'COMPANY_CODE_TAKEN') return false;
    const company = await this.companies.getByCode(code);
    return company !== null && (await this.idempotency.recall(company.id, once)) !== null;
  }

  private async create(id: string, input: NewCompanySignUp & { passwordHash: string }): Promise<true> {
    const {
      companyCode: code,
      companyName: name,
      timezone,
      email,
      firstName,
      lastName,
      passwordHash,
    } = input;
    await this.db.run(id, async () => {
      const company = { id, code, name, timezone, isDemo: false };
      await this.companies.create(company);
      await this.events.publish('company.created', 1, { companyId: id });
      const admin = { email, firstName, lastName, passwordHash, role: 'admin', status: 'active' } as const;
      const userId = await this.users.create({ ...admin, confirmedAt: null, createdBy: null });
      await this.confirmations.send({ id: userId, email, firstName });
      const by = { id: userId, ...admin };
      this.record(company, by);
      await this.users.steps.record({ step: 'create', by, id: userId });
    });
    return true;
  }

  private record(company: NewCompany, by: AuditActor): void {
    const { id, code, name, timezone } = company;
    const after = { code, name, timezone };
    const resource = companyResource(id, company);
    this.audit.record({ action: 'company.create', by, resource, after });
  }
}
