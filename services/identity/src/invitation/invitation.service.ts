import type { InviteUser, User } from '@atrium/contracts';
import { AppError, Audit, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { LinkRepository } from '../link/link.repository.js';
import { MailLimitService } from '../link/mail-limit.service.js';
import { userResource } from '../person/person.mapper.js';
import { auditedUser, toUser } from '../user/user.mapper.js';
import { mayInvite } from '../user/user.policy.js';
import { UserRepository } from '../user/user.repository.js';
import { UserService } from '../user/user.service.js';
import type { UserRecord } from '../user/user.types.js';
import { InvitationLinkService } from './invitation-link.service.js';
import { invitationMail } from './invitation.mail.js';

type Invited = Pick<UserRecord, 'id' | 'email' | 'firstName' | 'role'>;

const NEVER_JOINED = { status: 'invited', passwordHash: null, confirmedAt: null } as const;

/** Asks people to join the company. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly userService: UserService,
    private readonly links: InvitationLinkService,
    private readonly openLinks: LinkRepository,
    private readonly mailer: Mailer,
    private readonly mails: MailLimitService,
    private readonly audit: Audit,
  ) {}

  /**
   * Creates the user and sends the invitation; a person invited before gets a new link and the old one is void.
   * Needs create of admin/users; for the role employee create of hrOperations/addEmployee is enough. Joins a
   * surrounding `TenantDb.run` of the actor's company.
   * @throws {AppError} ACCESS_DENIED; EMAIL_TAKEN on the field `email` when the person has joined already; TOO_MANY_ATTEMPTS
   */
  invite(actor: SignedInUser, input: InviteUser): Promise<User> {
    if (!mayInvite(actor, input.role)) throw new AppError('ACCESS_DENIED');
    return this.db.run(actor.companyId, async () => {
      const known = await this.users.getByEmail(input.email);
      const id = known ? await this.inviteAgain(actor, known, input) : await this.create(actor, input);
      await this.send(actor, { id, ...input });
      await this.userService.notifyList();
      return this.answer(actor, id, known);
    });
  }

  /**
   * Inside `TenantDb.run` only: invites somebody whom nobody has invited before; the caller has asked `mayInvite`.
   * @returns null when somebody has the e-mail
   * @throws {AppError} TOO_MANY_ATTEMPTS, before anything is written
   */
  async inviteNew(
    actor: SignedInUser,
    { id, department, ...input }: InviteUser & { id: string; department: string | null },
  ): Promise<User | null> {
    await this.mails.count(actor, input.email);
    const fresh = { id, invitedDepartment: department, ...NEVER_JOINED, createdBy: actor.id };
    if (!(await this.users.createUnlessTaken({ ...input, ...fresh }))) return null;
    await this.mail(actor, { id, ...input });
    await this.userService.notifyList();
    return this.answer(actor, id, null);
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION and what the policy refuses */
  resend(actor: SignedInUser, id: string, version: number): Promise<User> {
    return this.userService.transit(actor, { id, version, transition: 'resendInvitation' }, async (user) => {
      await this.send(actor, user);
      return { status: 'invited' };
    });
  }

  /** The link stops working; the person stays in the list and can be invited again. */
  revoke(actor: SignedInUser, id: string, version: number): Promise<User> {
    return this.userService.transit(actor, { id, version, transition: 'revokeInvitation' }, async (user) => {
      await this.openLinks.deleteAllOf(user.id);
      return { status: 'deactivated' };
    });
  }

  private create(actor: SignedInUser, input: InviteUser): Promise<string> {
    return this.users.create({ ...input, ...NEVER_JOINED, createdBy: actor.id });
  }

  private async inviteAgain(actor: SignedInUser, known: UserRecord, input: InviteUser): Promise<string> {
    if (known.joined) throw emailTaken(known);
    if (!mayInvite(actor, known.role)) throw new AppError('ACCESS_DENIED');
    const { firstName, lastName, role } = input;
    const place = { id: known.id, version: known.version, by: actor.id };
    const change = { firstName, lastName, status: 'invited' as const, ...(role !== known.role && { role }) };
    if (!(await this.users.update(place, change))) throw new AppError('STALE_VERSION');
    return known.id;
  }

  /** Inside `TenantDb.run` only: a new link, in a mail. */
  private async send(actor: SignedInUser, to: Invited): Promise<void> {
    await this.mails.count(actor, to.email);
    await this.mail(actor, to);
  }

  private async mail(actor: SignedInUser, to: Invited): Promise<void> {
    const link = await this.links.issue(actor, to.id);
    const invitedBy = `${actor.firstName} ${actor.lastName}`;
    const mail = invitationMail({ to, companyName: actor.companyName, invitedBy, link });
    // Somebody new has chosen none: whoever invites them knows them.
    await this.mailer.send(mail, { languageOf: [to.id, actor.id], otherwise: RequestContext.language() });
  }

  private async answer(actor: SignedInUser, id: string, known: UserRecord | null): Promise<User> {
    const user = await this.users.get(id);
    if (!user) throw new Error('The invited user is not there.');
    const values = { ...(known && { before: auditedUser(known) }), after: auditedUser(user) };
    this.audit.record({ action: 'user.invite', by: actor, resource: userResource(user), ...values });
    return toUser(user, actor);
  }
}

function emailTaken({ status }: UserRecord): AppError {
  const reason =
    status === 'deactivated'
      ? 'This person has a deactivated account. Reactivate it instead.'
      : 'Somebody in this company already uses this e-mail.';
  return new AppError('EMAIL_TAKEN', { fields: { email: reason } });
}
