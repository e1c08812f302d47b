import type { Account, UpdateAccount } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmailChangeRepository } from '../email-change/email-change.repository.js';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.js';
import { UserRepository } from '../user/user.repository.js';
import { UserService } from '../user/user.service.js';
import type { UserRecord } from '../user/user.types.js';
import { AccountEffects } from '../account-effects/account-effects.service.js';

/** A person's own account: what it shows, and their names. */
@Injectable()
export class AccountService {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly userService: UserService,
    private readonly factors: SecondFactorRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly effects: AccountEffects,
  ) {}

  get(user: SignedInUser): Promise<Account> {
    return this.db.run(user.companyId, async () => this.describe(await this.users.steps.rows.read(user.id)));
  }

  /** @throws {AppError} STALE_VERSION */
  update(user: SignedInUser, { version, ...names }: UpdateAccount): Promise<Account> {
    return this.db.run(user.companyId, async () => {
      const { steps } = this.users;
      const before = await steps.rows.read(user.id);
      await this.users.update({ id: user.id, version, by: user.id }, names);
      const after = await steps.record({
        step: 'updateOwn',
        by: { ...before, ...names },
        id: user.id,
        before,
      });
      await this.userService.publishChange(user.id);
      await this.effects.invalidate(user.id);
      return this.describe(after);
    });
  }

  private async describe({ id, firstName, lastName, email, role, version }: UserRecord): Promise<Account> {
    const factor = await this.factors.find(id);
    const since = factor?.confirmedAt?.toISOString();
    const secondFactor = since ? { since, codesLeft: await this.factors.countCodes(id) } : null;
    const newEmail = (await this.emailChanges.findOpen(id))?.newEmail ?? null;
    return { id, firstName, lastName, email, role, version, newEmail, secondFactor };
  }
}
