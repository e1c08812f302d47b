import type { InvitationLink } from '@atrium/contracts';
import { AppError, Audit, DomainEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LinkService } from '../link/link.service.js';
import { userResource } from '../person/person.mapper.js';
import { refuseStep } from '../user/user.policy.js';
import { UserRepository } from '../user/user.repository.js';

/** The links with which invited people join. */
@Injectable()
export class InvitationLinkService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly links: LinkService,
    private readonly events: DomainEvents,
    private readonly audit: Audit,
  ) {}

  /** Inside `TenantDb.run` only. Invalidates the person's older link. @returns the new one, which is stored nowhere */
  issue(actor: SignedInUser, userId: string): Promise<string> {
    return this.links.issue({ userId, kind: 'invitation', createdBy: actor.id }, 'employee/Onboarding');
  }

  /**
   * Creates a link to hand over personally; the mailed link then no longer works.
   * @throws {AppError} NOT_FOUND, STALE_VERSION and what the policy refuses
   */
  create(actor: SignedInUser, id: string, version: number): Promise<InvitationLink> {
    return this.db.run(actor.companyId, async () => {
      const user = await this.users.steps.rows.lock(id);
      const refused = refuseStep(actor, user, 'resendInvitation');
      if (refused) throw new AppError(refused);
      await this.users.update({ id, version, by: actor.id }, { status: 'invited' });
      const link = await this.issue(actor, id);
      this.audit.record({ action: 'user.copyInvitationLink', by: actor, resource: userResource(user) });
      await this.events.publish('user.changed', 1, { userId: id });
      const expiresAt = (await this.users.get(id))?.invitationExpiresAt;
      if (!expiresAt) throw new Error('The new link of the invitation is not there.');
      return { link, expiresAt: expiresAt.toISOString() };
    });
  }
}
