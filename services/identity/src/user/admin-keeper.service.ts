import { USER_ERRORS, can } from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { UserRepository } from './user.repository.js';
import type { UserRecord } from './user.types.js';

/** Makes sure that a company keeps at least one active admin who can let others in. */
@Injectable()
export class AdminKeeper {
  constructor(private readonly users: UserRepository) {}

  /**
   * Inside `TenantDb.run`, before the person's own row is locked; otherwise two admins who demote each other would
   * deadlock.
   */
  async lock(): Promise<void> {
    await this.users.lockActiveAdmins();
  }

  /**
   * Inside `TenantDb.run`, before the person stops being an admin: of two who demote each other, the second sees the
   * first.
   * @throws {AppError} LAST_ADMIN
   */
  async keepWithout(user: Pick<UserRecord, 'id' | 'role' | 'status'>): Promise<void> {
    if (user.role !== 'admin' || user.status !== 'active') return;
    // Read after the lock, so that what another transaction has just written counts.
    const admins = await this.users.steps.rows.readAll(await this.users.lockActiveAdmins());
    if (!admins.some((admin) => admin.id !== user.id && can(admin, 'admin', 'users', 'update')))
      throw new AppError(USER_ERRORS.LAST_ADMIN);
  }
}
