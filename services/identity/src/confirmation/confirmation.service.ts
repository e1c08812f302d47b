import { AppError, Audit, Clock, DomainEvents } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import { LinkService } from '../link/link.service.js';
import { userResource } from '../person/person.mapper.js';
import { SessionService, type SignInOrigin } from '../session/session.service.js';
import { UserRepository } from '../user/user.repository.js';
import type { UserRecord } from '../user/user.types.js';

/** Confirms the e-mail of the person who signed a company up. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly users: UserRepository,
    private readonly companies: CompanyRepository,
    private readonly links: LinkService,
    private readonly sessions: SessionService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** @returns the new session's token @throws {AppError} LINK_INVALID, LINK_EXPIRED */
  confirm(token: string, origin: SignInOrigin): Promise<string> {
    return this.links.redeem('confirmation', token, async (userId) => {
      const user = await this.users.get(userId);
      if (user?.status !== 'active') throw new AppError('LINK_INVALID');
      await this.markConfirmed(user);
      this.audit.record({ action: 'user.confirmEmail', by: user, resource: userResource(user) });
      await this.users.markSignedIn(userId);
      return this.sessions.start(userId, origin);
    });
  }

  /**
   * Inside `TenantDb.run` only: the person has proved that they read this e-mail. Does nothing if that is already
   * known.
   */
  async markConfirmed(user: UserRecord): Promise<void> {
    if (user.confirmedAt) return;
    const now = this.clock.now();
    await this.users.update({ id: user.id, version: user.version, by: user.id }, { confirmedAt: now });
    await this.companies.confirm(now);
    const { timezone } = await this.companies.get();
    const { id: userId, email, firstName, lastName, role } = user;
    await this.events.publish('user.joined', 1, { userId, email, firstName, lastName, role, timezone });
  }
}
