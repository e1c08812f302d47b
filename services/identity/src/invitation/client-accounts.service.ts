import type { InvitationState } from '@atrium/contracts';
import { Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SeeAsService } from '../see-as/see-as.service.js';
import { UserRepository } from '../user/user.repository.js';
import { UserService } from '../user/user.service.js';
import type { UserRecord } from '../user/user.types.js';
import { stateOf } from './invitation.record.js';
import { InvitationService } from './invitation.service.js';

/** The account behind an email, for those who look after clients. */
export interface ClientAccount {
  id: string;
  version: number;
  email: string;
  /** `closed`: they joined and are kept out now; `staff`: the email belongs to a colleague. */
  state: InvitationState | 'closed' | 'staff';
  expiresAt: Date | null;
  lastSignInAt: Date | null;
}

export type ClientAccountStep = 'invite' | 'resend' | 'revoke' | 'close' | 'reopen';

/** Steps that change the account that is there. */
type Change = Exclude<ClientAccountStep, 'invite'>;

/** The accounts with which the people at clients sign in. */
@Injectable()
export class ClientAccounts {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly users: UserRepository,
    private readonly userService: UserService,
    private readonly invitations: InvitationService,
    private readonly seeing: SeeAsService,
  ) {}

  /** By email; one without an account is left out. */
  list(companyId: string, emails: string[]): Promise<Map<string, ClientAccount>> {
    return this.db.run(companyId, async () => {
      const found = await this.users.listByEmails(emails);
      return new Map(found.map((user) => [user.email, accountOf(user, this.clock.now())]));
    });
  }

  /** Those of them with which people at clients sign in now. */
  listActive(companyId: string, ids: string[]): Promise<Pick<ClientAccount, 'id' | 'email'>[]> {
    return this.db.run(companyId, async () => {
      const found = await this.users.steps.rows.readAll(ids);
      return found.filter(({ role, status }) => role === 'client' && status === 'active');
    });
  }

  /** Joins a surrounding `TenantDb.run`. @throws {AppError} EMAIL_TAKEN on `email`, ACCESS_DENIED, TOO_MANY_ATTEMPTS */
  async invite(
    actor: SignedInUser,
    person: { email: string; firstName: string; lastName: string },
  ): Promise<void> {
    await this.invitations.invite(actor, { ...person, role: 'client' });
  }

  /**
   * Shows the portal as this account to somebody who looks after clients, for some minutes and without changes.
   * @throws {AppError} NOT_FOUND also of a colleague's account, ACCESS_DENIED, TRANSITION_REFUSED
   */
  view(actor: SignedInUser, id: string): Promise<void> {
    return this.db.run(actor.companyId, async () => {
      const user = await this.users.get(id);
      if (user?.role !== 'client') throw notFound();
      await this.seeing.begin(actor, id);
    });
  }

  /** @throws {AppError} NOT_FOUND also of a colleague's account, STALE_VERSION, ACCESS_DENIED, TRANSITION_REFUSED */
  change(actor: SignedInUser, step: Change, { id, version }: { id: string; version: number }): Promise<void> {
    return this.db.run(actor.companyId, async () => {
      const user = await this.users.get(id);
      if (user?.role !== 'client') throw notFound();
      if (step === 'resend') await this.invitations.resend(actor, id, version);
      else if (step === 'revoke') await this.invitations.revoke(actor, id, version);
      else if (step === 'close') await this.userService.deactivate(actor, id, { version });
      else await this.userService.reactivate(actor, id, { version });
    });
  }
}

function accountOf(user: UserRecord, at: Date): ClientAccount {
  const { id, version, email, status, invitationExpiresAt, lastSignInAt } = user;
  const invitation = stateOf(user, at);
  const own = invitation === 'accepted' && status === 'deactivated' ? 'closed' : invitation;
  const state = user.role === 'client' ? own : 'staff';
  return { id, version, email, state, expiresAt: invitationExpiresAt, lastSignInAt };
}
