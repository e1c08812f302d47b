import {
  can,
  DEFAULT_ENTRIES,
  type PermissionEntry,
  type PutUserPermissions,
  type UserPermissions,
} from '@atrium/contracts';
import { AppError, Audit, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, PermissionCatalog, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AdminKeeper } from './admin-keeper.service.js';
import { PermissionEntryRepository } from './permission-entry.repository.js';
import { fullName, userResource } from '../person/person.mapper.js';
import { refusePermissions } from './user.policy.js';
import { UserRepository } from './user.repository.js';
import { UserService } from './user.service.js';
import type { UserRecord } from './user.types.js';

/** The permissions of one person, entry by entry. */
@Injectable()
export class UserPermissionsService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly userService: UserService,
    private readonly entries: PermissionEntryRepository,
    private readonly keeper: AdminKeeper,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
    private readonly catalog: PermissionCatalog,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  get(actor: SignedInUser, id: string): Promise<UserPermissions> {
    return this.db.run(actor.companyId, async () =>
      this.toPermissions(await this.users.steps.rows.read(id), actor),
    );
  }

  /**
   * Takes effect at once, in open pages too.
   * @throws {AppError} VALIDATION_FAILED, NOT_FOUND, STALE_VERSION, ACCESS_DENIED, MORE_THAN_HELD, OWN_ACCOUNT,
   * TRANSITION_REFUSED, LAST_ADMIN
   */
  put(actor: SignedInUser, id: string, { version, entries }: PutUserPermissions): Promise<UserPermissions> {
    if (!this.catalog.has(entries))
      throw new AppError('VALIDATION_FAILED', { fields: { entries: NOT_OF_TAB } });
    return this.db.run(actor.companyId, async () => {
      await this.keeper.lock();
      const before = await this.users.steps.rows.lock(id);
      const refused = refusePermissions(actor, before, entries);
      if (refused) throw new AppError(refused);
      if (!keepsUsers(entries)) await this.keeper.keepWithout(before);
      await this.users.update({ id, version, by: actor.id }, {});
      await this.entries.replace(id, entries);
      const after = await this.users.steps.rows.read(id);
      await this.recordAndNotify(actor, before, after);
      return this.toPermissions(after, actor);
    });
  }

  private async recordAndNotify(actor: SignedInUser, before: UserRecord, after: UserRecord): Promise<void> {
    this.audit.record({
      action: 'user.setPermissions',
      by: actor,
      resource: userResource(after),
      before: inWords(before.permissions),
      after: inWords(after.permissions),
    });
    await this.userService.publishChange(after.id);
    await this.notifications.notify({
      to: { users: [after.id] },
      kind: 'account.permissions-changed',
      title: words('Your permissions were changed'),
      text: words('{name} changed what you can see and do.', { name: fullName(actor) }),
      actorId: actor.id,
    });
  }

  private toPermissions(user: UserRecord, actor: SignedInUser): UserPermissions {
    const { id: userId, role, version, permissions: entries } = user;
    const tabs = this.catalog.listTabs(RequestContext.language() ?? 'en');
    const mayChange = refusePermissions(actor, user, entries) === null;
    return { userId, role, version, entries, defaults: DEFAULT_ENTRIES[role], tabs, mayChange };
  }
}

const NOT_OF_TAB = 'Unknown resource for this area.';

const keepsUsers = (entries: PermissionEntry[]): boolean =>
  can({ role: 'admin', permissions: entries }, 'admin', 'users', 'update');

/** For the audit trail: `{ hrOperations: 'attendence: read, approve' }`. */
function inWords(entries: PermissionEntry[]): Record<string, string> {
  return Object.fromEntries(
    entries.map(({ tab, accessType, resources }) => {
      const parts = resources.map(({ resource, actions }) => `${resource}: ${actions.join(', ')}`);
      return [tab, accessType === 'fullAccess' ? 'everything' : parts.sort().join('; ') || 'area only'];
    }),
  );
}
