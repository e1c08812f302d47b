import { COMPANY_LOGO_USE, type CompanyProfile, type SetLogo, type UpdateCompany } from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { SessionService } from '../session/session.service.js';
import type { CompanyEntity } from './company.entity.js';
import { auditedCompany, companyResource, toCompanyProfile } from './company.mapper.js';
import { CompanyRepository, type CompanyChange } from './company.repository.js';

/** The company's details that an admin edits: name, address, calendar, currency and logo. */
@Injectable()
export class CompanyProfileService {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly files: Files,
    private readonly sessions: SessionService,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  get({ companyId }: SignedInUser): Promise<CompanyProfile> {
    return this.db.run(companyId, async () => toCompanyProfile(await this.companies.get()));
  }

  /** @throws {AppError} STALE_VERSION */
  update(user: SignedInUser, { version, ...said }: UpdateCompany): Promise<CompanyProfile> {
    const days = said.workingWeek && { workingWeek: [...said.workingWeek].sort((one, other) => one - other) };
    return this.change(user, { version, action: 'company.update' }, ({ detailsAt }) =>
      Promise.resolve({ ...said, ...days, detailsAt: detailsAt ?? this.clock.now() }),
    );
  }

  /** @throws {AppError} STALE_VERSION, VALIDATION_FAILED on `fileId` */
  setLogo(user: SignedInUser, { version, fileId }: SetLogo): Promise<CompanyProfile> {
    return this.change(user, { version, action: 'company.setLogo' }, async ({ id, logoFileId: before }) => {
      if (fileId) await this.files.attach(fileId, { use: COMPANY_LOGO_USE, recordId: id, user });
      if (before && before !== fileId) await this.files.remove(before);
      return { logoFileId: fileId };
    });
  }

  private change(
    user: SignedInUser,
    { version, action }: { version: number; action: string },
    work: (company: CompanyEntity) => Promise<CompanyChange>,
  ): Promise<CompanyProfile> {
    return this.db.run(user.companyId, async () => {
      const before = await this.companies.get();
      if (before.version !== version) throw new AppError('STALE_VERSION');
      const place = { version, by: user.id, at: this.clock.now() };
      if (!(await this.companies.update(place, await work(before)))) throw new AppError('STALE_VERSION');
      const after = await this.companies.get();
      this.audit.record({
        action,
        by: user,
        resource: companyResource(after.id, after),
        before: auditedCompany(before),
        after: auditedCompany(after),
      });
      await this.live.publish({ type: 'invalidate', tags: ['Company', 'NextStep'] }, { company: true });
      await this.sessions.refreshCompany();
      return toCompanyProfile(after);
    });
  }
}
