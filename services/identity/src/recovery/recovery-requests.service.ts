import type { RequestRecovery } from '@atrium/contracts';
import {
  Audit,
  DomainEvents,
  Limiter,
  networkOf,
  OnDomainEvent,
  RequestContext,
  TenantDb,
  type EventOrigin,
  type EventPayload,
} from '@atrium/platform';
import { MAIL_LIMITS, Mailer, mailKeys } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { LinkService } from '../link/link.service.js';
import { userResource } from '../person/person.mapper.js';
import { UserRepository } from '../user/user.repository.js';
import './recovery.events.js';
import { recoveryMail } from './recovery.mail.js';

const REQUESTS_BY_ADDRESS = { limit: 60, windowSeconds: 3600 };
const MAILS_BY_ACCOUNT = { limit: 3, windowSeconds: 3600 };

/** Takes requests for the link with which a lost password is replaced, and mails the link. */
@Injectable()
export class RecoveryRequests {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyRepository,
    private readonly users: UserRepository,
    private readonly links: LinkService,
    private readonly mailer: Mailer,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
  ) {}

  /** Only publishes the request, so that it takes the same time for an unknown e-mail. */
  async publish({ companyCode, email }: RequestRecovery, address: string): Promise<void> {
    if (!(await this.limiter.allows(`recovery address ${networkOf(address)}`, REQUESTS_BY_ADDRESS))) return;
    const company = await this.companies.getByCode(companyCode);
    if (!company) return;
    const language = RequestContext.language();
    await this.db.run(company.id, () => this.events.publish('recovery.requested', 1, { email, language }));
  }

  /** If the e-mail belongs to a person who may sign in. */
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
    const { code, name } = await this.companies.get();
    const request = { userId: user.id, kind: 'recovery', createdBy: null } as const;
    const link = await this.links.issue(request, `${code}/auth/recoverpwd`);
    await this.mailer.send(recoveryMail(user, name, link), { languageOf: [user.id], otherwise: language });
    this.audit.record({ action: 'user.sendRecovery', by: null, resource: userResource(user) });
  }
}
