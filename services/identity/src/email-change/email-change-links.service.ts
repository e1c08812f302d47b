import type { ChangedEmail } from '@atrium/contracts';
import { AppError, Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AccountEffects } from '../account-effects/account-effects.service.js';
import { CompanyRepository } from '../company/company.repository.js';
import { LinkService } from '../link/link.service.js';
import { SessionService } from '../session/session.service.js';
import { UserRepository } from '../user/user.repository.js';
import { UserService } from '../user/user.service.js';
import type { UserRecord } from '../user/user.types.js';
import { EmailChangeRepository } from './email-change.repository.js';

/** What whoever opens one of the two mailed links does: the new address confirms the change, the old one stops it. */
@Injectable()
export class EmailChangeLinks {
  constructor(
    private readonly changes: EmailChangeRepository,
    private readonly users: UserRepository,
    private readonly userService: UserService,
    private readonly companies: CompanyRepository,
    private readonly links: LinkService,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
    private readonly effects: AccountEffects,
  ) {}

  /** @throws {AppError} LINK_INVALID, LINK_EXPIRED, EMAIL_TAKEN when somebody has taken it meanwhile */
  confirm(token: string): Promise<ChangedEmail> {
    return this.links.redeem('email-change', token, async (userId) => {
      const change = await this.changes.findOpen(userId);
      const user = await this.getActive(userId);
      if (!change) throw new AppError('LINK_INVALID');
      await this.write(user, change.newEmail, 'user.changeEmail');
      await this.changes.markChanged(userId, this.clock.now());
      return this.answer(change.newEmail);
    });
  }

  /**
   * Stops the change by the link to the old address, or reverts it; then all sessions end.
   * @throws {AppError} LINK_INVALID, LINK_EXPIRED, EMAIL_TAKEN
   */
  stop(token: string): Promise<ChangedEmail> {
    return this.links.redeem('email-stop', token, async (userId) => {
      const change = await this.changes.find(userId);
      const user = await this.getActive(userId);
      if (!change) throw new AppError('LINK_INVALID');
      if (change.changedAt && user.email === change.newEmail) {
        await this.write(user, change.oldEmail, 'user.stopEmail');
      } else {
        await this.effects.changed(user, { action: 'user.stopEmail', by: null });
      }
      await this.changes.delete(userId);
      await this.links.revokeAllOf(userId);
      await this.sessions.endAllOf(userId);
      return this.answer(change.changedAt ? change.oldEmail : user.email);
    });
  }

  private async write(user: UserRecord, email: string, action: string): Promise<void> {
    const { id, version } = user;
    await this.users.update({ id, version, by: id }, { email, confirmedAt: this.clock.now() });
    await this.effects.changed(user, {
      action,
      by: user,
      before: { email: user.email },
      after: { email },
    });
    await this.userService.publishChange(user.id);
  }

  private async answer(email: string): Promise<ChangedEmail> {
    return { email, companyCode: (await this.companies.get()).code };
  }

  private async getActive(userId: string): Promise<UserRecord> {
    const user = await this.users.get(userId);
    if (user?.status !== 'active') throw new AppError('LINK_INVALID');
    return user;
  }
}
