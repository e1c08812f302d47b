import type { InviteUser, User } from '@atrium/contracts';
import { AppError, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Mailer, type MailPass } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { LinkService } from '../link/link.service.js';
import { fullName } from '../person/person.mapper.js';
import { mayInvite } from '../user/user.policy.js';
import { UserRepository } from '../user/user.repository.js';
import { UserService } from '../user/user.service.js';
import type { UserRecord } from '../user/user.types.js';
import { InvitationLinkService } from './invitation-link.service.js';
import { INVITATION_MAIL, invitationMail } from './invitation.mail.js';

type Invited = Pick<UserRecord, 'id' | 'email' | 'firstName' | 'role'>;

const NEVER_JOINED = { status: 'invited', passwordHash: null, confirmedAt: null } as const;

/** Invites people to join the company. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly userService: UserService,
    private readonly links: InvitationLinkService,
    private readonly openLinks: LinkService,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Creates the user and sends the invitation; a person invited before gets a new link, and the old one no longer
   * works. Needs create of admin/users; for the role employee create of hrOperations/addEmployee is enough. Joins a
   * surrounding `TenantDb.run` of the actor's company.
   * @throws {AppError} ACCESS_DENIED; EMAIL_TAKEN on the field `email` when the person has already joined;
   * TOO_MANY_ATTEMPTS
   */
  invite(actor: SignedInUser, input: InviteUser): Promise<User> {
    if (!mayInvite(actor, input.role)) throw new AppError('ACCESS_DENIED');
    return this.db.run(actor.companyId, async () => {
      const known = await this.users.getByEmail(input.email);
      const id = known ? await this.inviteAgain(actor, known, input) : await this.create(actor, input);
      await this.send(actor, { id, ...input });
      return this.answer(actor, id, known ?? undefined);
    });
  }

  /**
   * Inside `TenantDb.run` only: invites a person for the first time; the caller has checked `mayInvite`.
   * @returns null when somebody has the e-mail
   * @throws {AppError} TOO_MANY_ATTEMPTS, before anything is written
   */
  async inviteNew(
    actor: SignedInUser,
    { id, department, ...input }: InviteUser & { id: string; department: string | null },
  ): Promise<User | null> {
    const pass = await this.mailer.count(INVITATION_MAIL, input.email, actor.id);
    const fresh = { id, invitedDepartment: department, ...NEVER_JOINED, createdBy: actor.id };
    if (!(await this.users.createUnlessTaken({ ...input, ...fresh }))) return null;
    await this.send(actor, { id, ...input }, pass);
    return this.answer(actor, id);
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION and what the policy refuses */
  resend(actor: SignedInUser, id: string, version: number): Promise<User> {
    return this.userService.take(actor, { step: 'resendInvitation', id, version }, async (user) => {
      await this.send(actor, user);
      return { status: 'invited' };
    });
  }

  /** The link stops working; the person stays in the list and can be invited again. */
  revoke(actor: SignedInUser, id: string, version: number): Promise<User> {
    return this.userService.take(actor, { step: 'revokeInvitation', id, version }, async (user) => {
      await this.openLinks.revokeAllOf(user.id);
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
    await this.users.update(place, change);
    return known.id;
  }

  /** Inside `TenantDb.run` only: mails a new link. */
  private async send(actor: SignedInUser, to: Invited, pass?: MailPass): Promise<void> {
    const link = await this.links.issue(actor, to.id);
    const invitedBy = fullName(actor);
    const mail = invitationMail({ to, companyName: actor.companyName, invitedBy, link });
    // A new person has not chosen a language, so the inviting person's is used.
    const reader = { languageOf: [to.id, actor.id], otherwise: RequestContext.language() };
    await this.mailer.send(mail, reader, { by: actor.id, ...(pass && { pass }) });
  }

  private async answer(actor: SignedInUser, id: string, before?: UserRecord): Promise<User> {
    const { steps } = this.users;
    const done = { step: 'invite', by: actor, id, ...(before && { before }) };
    return steps.rows.showTo(actor)(await steps.record(done));
  }
}

function emailTaken({ status }: UserRecord): AppError {
  const reason =
    status === 'deactivated'
      ? 'This person has a deactivated account. Reactivate it instead.'
      : 'Someone in this company already uses this email.';
  return new AppError('EMAIL_TAKEN', { fields: { email: reason } });
}
