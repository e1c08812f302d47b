import { ROLE_LABELS, type Transition, type UpdateUser, type User } from '@atrium/contracts';
import { AppError, DomainEvents, type SignedInUser } from '@atrium/platform';
import type { Step } from '@atrium/records';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { LinkService } from '../link/link.service.js';
import { fullName } from '../person/person.mapper.js';
import { SessionService } from '../session/session.service.js';
import { AdminKeeper } from './admin-keeper.service.js';
import { PermissionEntryRepository } from './permission-entry.repository.js';
import { mayGiveRole, refuseStep } from './user.policy.js';
import { UserNames } from './user-names.service.js';
import type { UserChange, UserSteps } from './user.record.js';
import { UserRepository } from './user.repository.js';
import type { UserRecord } from './user.types.js';

/** The company's accounts for admins. */
@Injectable()
export class UserService {
  readonly steps: UserSteps;

  constructor(
    { steps }: UserRepository,
    private readonly keeper: AdminKeeper,
    private readonly entries: PermissionEntryRepository,
    private readonly sessions: SessionService,
    private readonly links: LinkService,
    private readonly events: DomainEvents,
    private readonly notifications: Notifications,
    private readonly names: UserNames,
  ) {
    this.steps = steps;
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, ACCESS_DENIED, OWN_ACCOUNT, TRANSITION_REFUSED, LAST_ADMIN */
  update(actor: SignedInUser, id: string, { version, role, ...names }: UpdateUser): Promise<User> {
    return this.steps.run(actor, {
      step: 'update',
      id,
      version,
      first: role && role !== 'admin' ? () => this.keeper.lock() : undefined,
      change: async (user) => {
        if (!role || role === user.role) return names;
        await this.checkRole(actor, user, role);
        await this.entries.resetToRole(id, role);
        return { ...names, role };
      },
      after: async (user, before) => {
        await this.names.dropTag(id);
        await this.publishChange(id);
        if (user.role !== before.role) await this.notifyOfRole(actor, user);
      },
    });
  }

  /**
   * Also ends the person's sessions and links. @throws {AppError} NOT_FOUND, STALE_VERSION, LAST_ADMIN and what the
   * policy refuses
   */
  deactivate(actor: SignedInUser, id: string, { version }: Transition): Promise<User> {
    return this.take(actor, { step: 'deactivate', id, version }, async (user) => {
      await this.keeper.keepWithout(user);
      await this.sessions.endAllOf(user.id);
      await this.links.revokeAllOf(user.id);
      return { status: 'deactivated' };
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION and what the policy refuses */
  reactivate(actor: SignedInUser, id: string, { version }: Transition): Promise<User> {
    return this.take(actor, { step: 'reactivate', id, version }, () => ({ status: 'active' }));
  }

  /** Takes a step with the values that `change` returns, in one transaction. */
  take(
    actor: SignedInUser,
    step: Step,
    change: (user: UserRecord) => UserChange | Promise<UserChange>,
  ): Promise<User> {
    return this.steps.run(actor, {
      ...step,
      change,
      first: step.step === 'deactivate' ? () => this.keeper.lock() : undefined,
      after: ({ id }) => this.publishChange(id),
    });
  }

  /** Inside `TenantDb.run` only: invalidates the person's open pages and publishes that the account has changed. */
  async publishChange(userId: string): Promise<void> {
    await this.sessions.refreshAllOf(userId);
    await this.events.publish('user.changed', 1, { userId });
  }

  private async checkRole(actor: SignedInUser, user: UserRecord, role: UserRecord['role']): Promise<void> {
    const refused = refuseStep(actor, user, 'changeRole');
    if (refused) throw new AppError(refused);
    if (!mayGiveRole(actor, role)) throw new AppError('ACCESS_DENIED');
    if (role !== 'admin') await this.keeper.keepWithout(user);
  }

  private notifyOfRole(actor: SignedInUser, { id, role }: UserRecord): Promise<void> {
    return this.notifications.notify({
      to: { users: [id] },
      kind: 'account.role-changed',
      title: words('Your role is now {role}', { role: { text: ROLE_LABELS[role] } }),
      text: words('Changed by {name}. It decides what you can see and do.', { name: fullName(actor) }),
      actorId: actor.id,
    });
  }
}
