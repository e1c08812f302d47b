import {
  ROLE_LABELS,
  type Refusal,
  type Page,
  type UpdateUser,
  type User,
  type UserListQuery,
} from '@atrium/contracts';
import {
  AppError,
  Audit,
  DomainEvents,
  LiveEvents,
  notFound,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { LinkRepository } from '../link/link.repository.js';
import { SessionService } from '../session/session.service.js';
import { AdminKeeper } from './admin-keeper.service.js';
import { fullName, userResource } from '../person/person.mapper.js';
import { auditedUser, toUser } from './user.mapper.js';
import { mayGiveRole, refuseChange, refuseTransition, type UserTransition } from './user.policy.js';
import { UserRepository, type UserChange } from './user.repository.js';
import type { UserRecord } from './user.types.js';

/** The company's people as an admin sees and changes them. */
@Injectable()
export class UserService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly keeper: AdminKeeper,
    private readonly sessions: SessionService,
    private readonly links: LinkRepository,
    private readonly events: DomainEvents,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
    private readonly notifications: Notifications,
  ) {}

  async list(actor: SignedInUser, query: UserListQuery): Promise<Page<User>> {
    const page = await this.users.list(actor.companyId, query);
    return { ...page, items: page.items.map((user) => toUser(user, actor)) };
  }

  /** @throws {AppError} NOT_FOUND */
  get(actor: SignedInUser, id: string): Promise<User> {
    return this.db.run(actor.companyId, async () => toUser(await this.find(id), actor));
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, ACCESS_DENIED, OWN_ACCOUNT, TRANSITION_REFUSED, LAST_ADMIN */
  update(actor: SignedInUser, id: string, { version, ...wanted }: UpdateUser): Promise<User> {
    return this.db.run(actor.companyId, async () => {
      const user = await this.find(id);
      throwIf(refuseChange(actor, user.permissions));
      const { role, ...names } = wanted;
      const newRole = role === user.role ? undefined : role;
      if (newRole) {
        throwIf(refuseTransition(actor, user, 'changeRole'));
        if (!mayGiveRole(actor, newRole)) throw new AppError('ACCESS_DENIED');
        if (newRole !== 'admin') await this.keeper.keepWithout(user);
      }
      const change = { ...names, ...(newRole && { role: newRole }) };
      return this.change(actor, { user, version, action: 'user.update' }, change);
    });
  }

  /** Ends the person's sessions and links too. @throws {AppError} NOT_FOUND, STALE_VERSION, LAST_ADMIN and what the policy refuses */
  deactivate(actor: SignedInUser, id: string, version: number): Promise<User> {
    return this.transit(actor, { id, version, transition: 'deactivate' }, async (user) => {
      await this.keeper.keepWithout(user);
      await this.sessions.endAllOf(user.id);
      await this.links.deleteAllOf(user.id);
      return { status: 'deactivated' };
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION and what the policy refuses */
  reactivate(actor: SignedInUser, id: string, version: number): Promise<User> {
    return this.transit(actor, { id, version, transition: 'reactivate' }, () => ({ status: 'active' }));
  }

  /** Checks a transition and makes the change that `work` answers, in one transaction. */
  transit(
    actor: SignedInUser,
    step: { id: string; version: number; transition: UserTransition },
    work: (user: UserRecord) => UserChange | Promise<UserChange>,
  ): Promise<User> {
    return this.db.run(actor.companyId, async () => {
      const user = await this.find(step.id);
      throwIf(refuseTransition(actor, user, step.transition));
      const { version, transition } = step;
      return this.change(actor, { user, version, action: `user.${transition}` }, await work(user));
    });
  }

  private async change(
    actor: SignedInUser,
    { user, version, action }: { user: UserRecord; version: number; action: string },
    change: UserChange,
  ): Promise<User> {
    const place = { id: user.id, version, by: actor.id };
    if (!(await this.users.update(place, change))) throw new AppError('STALE_VERSION');
    await this.sessions.refreshAllOf(user.id);
    await this.events.publish('user.changed', 1, { userId: user.id });
    await this.notifyList();
    const changed = await this.find(user.id);
    const values = { before: auditedUser(user), after: auditedUser(changed) };
    this.audit.record({ action, by: actor, resource: userResource(changed), ...values });
    if (changed.role !== user.role) await this.tellOfRole(actor, changed);
    return toUser(changed, actor);
  }

  private tellOfRole(actor: SignedInUser, { id, role }: UserRecord): Promise<void> {
    return this.notifications.notify({
      to: { users: [id] },
      kind: 'account.role-changed',
      title: words('Your role is now {role}', { role: { text: ROLE_LABELS[role] } }),
      text: words('{name} changed it. It decides what you see and may do.', { name: fullName(actor) }),
      actorId: actor.id,
    });
  }

  /** Inside `TenantDb.run` only: open pages with the list of users fetch it anew. */
  notifyList(): Promise<void> {
    const readers = { tab: 'admin', resource: 'users', action: 'read' } as const;
    return this.live.notify({ type: 'invalidate', tags: ['User', 'App', 'NextStep'] }, { check: readers });
  }

  private async find(id: string): Promise<UserRecord> {
    const user = await this.users.get(id);
    if (!user) throw notFound();
    return user;
  }
}

function throwIf(code: Refusal | null): void {
  if (code) throw new AppError(code);
}
