import { companyCodeSchema, type CodeAvailability, type PublicCompany } from '@atrium/contracts';
import { AppError, ENV, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CompanyRepository, type FoundCompany } from './company.repository.js';
import { DEMO_LOGINS } from './demo-login.seed.js';

/** Finds companies by their code for everybody. Not inside `TenantDb.run`. */
@Injectable()
export class CompanyService {
  constructor(
    private readonly companies: CompanyRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * A demo company that was switched off is not found. @throws {AppError} COMPANY_NOT_FOUND on the field `companyCode`
   */
  async getByCode(code: string): Promise<FoundCompany> {
    const company = await this.companies.getByCode(code);
    if (company && (this.env.demo || !company.isDemo)) return company;
    throw new AppError('COMPANY_NOT_FOUND', { fields: { companyCode: 'No company uses this code.' } });
  }

  /**
   * @param isLocal the caller sits at this machine and may see the demo's logins
   * @throws {AppError} COMPANY_NOT_FOUND
   */
  async getPublic(code: string, isLocal: boolean): Promise<PublicCompany> {
    const { name, logo, isDemo, code: known } = await this.getByCode(code);
    if (!isDemo || !isLocal || !this.env.onThisMachine) return { code: known, name, logo };
    const logins = DEMO_LOGINS.map(({ email, role }) => ({ email, role }));
    return { code: known, name, logo, demo: { password: this.env.demoPassword, logins } };
  }

  /** Whether a wished code is available, with the reason if it is ill-formed, reserved or taken. */
  async getAvailability(code: string): Promise<CodeAvailability> {
    const parsed = companyCodeSchema.safeParse(code);
    if (!parsed.success) {
      return { code, available: false, reason: parsed.error.issues[0]?.message ?? null };
    }
    const taken = await this.companies.getByCode(parsed.data);
    return { code, available: !taken, reason: taken ? 'This company code is taken. Choose another.' : null };
  }
}
