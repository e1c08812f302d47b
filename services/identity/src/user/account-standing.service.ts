import { USER_ERRORS } from '@atrium/contracts';
import { AppError, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LinkService } from '../link/link.service.js';
import { SessionService } from '../session/session.service.js';
import { AdminKeeper } from './admin-keeper.service.js';
import { UserRepository } from './user.repository.js';
import { UserService } from './user.service.js';

/**
 * Ends and restores the access of people for whom another service decides it, such as of those who leave. Inside
 * `TenantDb.run` only.
 */
@Injectable()
export class AccountStanding {
  constructor(
    private readonly users: UserRepository,
    private readonly service: UserService,
    private readonly keeper: AdminKeeper,
    private readonly sessions: SessionService,
    private readonly links: LinkService,
  ) {}

  /** @throws {AppError} ADMIN_ONLY when the account is an admin's and this person is none */
  async check(by: SignedInUser, userId: string): Promise<void> {
    const user = await this.users.get(userId);
    if (user?.role === 'admin' && by.role !== 'admin') throw new AppError(USER_ERRORS.ADMIN_ONLY);
  }

  /**
   * Also ends the person's sessions and links.
   * @returns whether the account was active
   * @throws {AppError} LAST_ADMIN
   */
  async stop(userId: string, by: SignedInUser | null): Promise<boolean> {
    await this.keeper.lock();
    const user = await this.users.steps.rows.lock(userId);
    if (user.status !== 'active') return false;
    await this.keeper.keepWithout(user);
    await this.sessions.endAllOf(userId);
    await this.links.revokeAllOf(userId);
    await this.users.steps.table.change(user, { status: 'deactivated' }, by?.id ?? null);
    await this.users.steps.record({ step: 'deactivate', by, id: userId, before: user });
    await this.service.publishChange(userId);
    return true;
  }

  /** Opens an account again that was stopped. */
  async resume(userId: string, by: SignedInUser | null): Promise<void> {
    const user = await this.users.steps.rows.lock(userId);
    if (user.status !== 'deactivated' || !user.joined) return;
    await this.users.steps.table.change(user, { status: 'active' }, by?.id ?? null);
    await this.users.steps.record({ step: 'reactivate', by, id: userId, before: user });
    await this.service.publishChange(userId);
  }
}
