import { can, type NextStep } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { NextStepSource } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../user/user.repository.js';

/** Suggests inviting people to those who may, until the company has a second person. */
@Injectable()
export class InviteTeamService extends NextStepSource {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
  ) {
    super();
  }

  override async steps(user: SignedInUser): Promise<NextStep[]> {
    if (!can(user, 'admin', 'users', 'create')) return [];
    const people = await this.db.run(user.companyId, () => this.users.countPresent());
    return [
      {
        id: 'invite-team',
        title: 'Invite people to sign in',
        text: 'Each person gets an account: an email with a link, where they set their own password.',
        path: 'admin/users?new=1',
        done: people > 1,
        order: 20,
      },
    ];
  }
}
