import type { SignUp } from '@atrium/contracts';
import {
  AppError,
  ENV,
  Idempotency,
  Limiter,
  networkOf,
  TenantDb,
  type Env,
  type OnceRequest,
} from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { NewPasswordService } from '../password/new-password.service.js';
import { CompanyFounding } from './company-founding.service.js';

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
    private readonly passwords: NewPasswordService,
    private readonly founding: CompanyFounding,
    private readonly limiter: Limiter,
    private readonly idempotency: Idempotency,
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
    const work = async () => {
      await this.founding.found(id, { ...input, passwordHash });
      return true as const;
    };
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
}
