import {
  Audit,
  ENV,
  Limiter,
  OnDomainEvent,
  TenantDb,
  type Env,
  type EventOrigin,
  type EventPayload,
} from '@atrium/platform';
import { MAIL_LIMITS, Mailer, mailKeys } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { LinkService } from '../link/link.service.js';
import { mailedLink } from '../link/mailed-link.rules.js';
import { userResource } from '../person/person.mapper.js';
import { UserRepository } from '../user/user.repository.js';
import './recovery.events.js';
import { recoveryMail } from './recovery.mail.js';

const MAILS_BY_ACCOUNT = { limit: 3, windowSeconds: 3600 };

/** Mails the recovery link, if the e-mail belongs to a person who may sign in. */
@Injectable()
export class RecoveryHandler {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly users: UserRepository,
    private readonly links: LinkService,
    private readonly mailer: Mailer,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @OnDomainEvent('recovery.requested', 1)
  async send(
    { email, language }: EventPayload<'recovery.requested'>,
    { companyId }: EventOrigin,
  ): Promise<void> {
    const user = await this.users.getByEmail(email);
    if (user?.status !== 'active') return;
    const tx = this.db.current();
    if (!(await this.limiter.allows(`recovery mail ${companyId} ${user.id}`, MAILS_BY_ACCOUNT, tx))) return;
    if (!(await this.limiter.allows(mailKeys.recovery(email), MAIL_LIMITS.recovery, tx))) return;
    const token = await this.links.issue({ userId: user.id, kind: 'recovery', createdBy: null });
    const { code, name } = await this.companies.get();
    const link = mailedLink(this.env.publicUrl, `${code}/auth/recoverpwd`, token);
    await this.mailer.send(recoveryMail(user, name, link), { languageOf: [user.id], otherwise: language });
    this.audit.record({ action: 'user.sendRecovery', by: null, resource: userResource(user) });
  }
}
