import { Audit, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnPasswordService, type Proof } from '../password/own-password.service.js';
import { SessionRepository } from '../session/session.repository.js';
import { SessionService } from '../session/session.service.js';
import { userResource } from '../person/person.mapper.js';

/** A locked session answers nothing until its person proves again who they are. */
@Injectable()
export class LockService {
  constructor(
    private readonly db: TenantDb,
    private readonly sessions: SessionRepository,
    private readonly service: SessionService,
    private readonly ownPassword: OwnPasswordService,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Invalidates every page of the session. */
  async lock(user: SignedInUser): Promise<void> {
    await this.db.run(user.companyId, async () => {
      await this.change(user, 'user.lock', this.clock.now());
      await this.service.refreshAllOf(user.id);
    });
  }

  /**
   * Counts as a confirmation: sensitive actions are allowed for some minutes.
   * @returns the session's new token
   * @throws {AppError} as `OwnPasswordService.verify`
   */
  async unlock(user: SignedInUser, proof: Proof): Promise<string> {
    await this.ownPassword.verify(user, proof);
    return this.db.run(user.companyId, async () => {
      await this.change(user, 'user.unlock', null);
      return this.service.confirm(user);
    });
  }

  private async change(user: SignedInUser, action: string, at: Date | null): Promise<void> {
    await this.sessions.setLocked(user.sessionId, at);
    this.audit.record({ action, by: user, resource: userResource(user) });
  }
}
