import { ROLE_LABELS, type AcceptInvitation, type InvitationPreview } from '@atrium/contracts';
import { AppError, Clock, DomainEvents } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { CompanyRepository } from '../company/company.repository.js';
import type { LinkEntity } from '../link/link.entity.js';
import { LinkService } from '../link/link.service.js';
import { SessionService, type SignInOrigin } from '../session/session.service.js';
import { NewPasswordService } from '../password/new-password.service.js';
import { fullName } from '../person/person.mapper.js';
import { UserRepository } from '../user/user.repository.js';
import type { UserRecord } from '../user/user.types.js';

/** The invited person's side of an invitation. */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly links: LinkService,
    private readonly users: UserRepository,
    private readonly companies: CompanyRepository,
    private readonly passwords: NewPasswordService,
    private readonly sessions: SessionService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
  ) {}

  /** Shows the invitation without using it up. @throws {AppError} LINK_INVALID, LINK_EXPIRED */
  get(token: string): Promise<InvitationPreview> {
    return this.links.look('invitation', token, async (link) => {
      const { email, firstName, lastName, role } = await this.getInvited(link.userId);
      const { code, name } = await this.companies.get();
      const invitedBy = await this.nameInviter(link);
      const expiresAt = link.expiresAt.toISOString();
      return { company: { code, name }, email, firstName, lastName, role, invitedBy, expiresAt };
    });
  }

  /**
   * Joins the person and signs them in; of several concurrent uses one succeeds.
   * @returns the new session's token
   * @throws {AppError} LINK_INVALID, LINK_EXPIRED, VALIDATION_FAILED on `password`
   */
  async accept({ token, password, ...names }: AcceptInvitation, origin: SignInOrigin): Promise<string> {
    // Hashing is expensive, so the link is checked first.
    const { inviterId, owner } = await this.links.look('invitation', token, async ({ userId, createdBy }) => {
      const { email } = await this.getInvited(userId);
      const { name: companyName, code: companyCode } = await this.companies.get();
      return { inviterId: createdBy, owner: { email, companyName, companyCode, ...names } };
    });
    const passwordHash = await this.passwords.hash({ password, owner });
    return this.links.redeem('invitation', token, async (userId) => {
      const user = await this.getInvited(userId);
      const place = { id: userId, version: user.version, by: userId };
      const joined = { ...names, passwordHash, status: 'active', confirmedAt: this.clock.now() } as const;
      await this.users.update(place, joined);
      const by = { ...user, ...names };
      await this.publishJoined(
        await this.users.steps.record({ step: 'acceptInvitation', by, id: userId, before: user }),
      );
      await this.notifyInviter(inviterId, by);
      await this.users.markSignedIn(userId);
      return this.sessions.start(userId, origin);
    });
  }

  private async publishJoined({ id: userId, email, firstName, lastName, role }: UserRecord): Promise<void> {
    const { timezone } = await this.companies.get();
    await this.events.publish('user.joined', 1, { userId, email, firstName, lastName, role, timezone });
  }

  private async notifyInviter(inviterId: string | null, { role, ...person }: UserRecord): Promise<void> {
    if (!inviterId) return;
    await this.notifications.notify({
      to: { users: [inviterId] },
      kind: 'people.joined',
      title: words('{name} has joined', { name: fullName(person) }),
      text: words('Your invitation was accepted. Role: {role}.', { role: { text: ROLE_LABELS[role] } }),
      actorId: person.id,
    });
  }

  private async getInvited(userId: string): Promise<UserRecord> {
    const user = await this.users.get(userId);
    if (user?.status !== 'invited') throw new AppError('LINK_INVALID');
    return user;
  }

  private async nameInviter({ createdBy }: LinkEntity): Promise<string> {
    const inviter = createdBy ? await this.users.get(createdBy) : null;
    return inviter ? fullName(inviter) : '';
  }
}
