import { PasswordService, SECOND_FACTOR_PURPOSE } from '@atrium/identity';
import { ENV, InstallationSealer, type Env } from '@atrium/platform';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { OperatorFactorRepository } from './operator-factor.repository.js';
import { OperatorLog } from './operator-log.service.js';
import { OperatorRepository } from './operator.repository.js';

/** Creates the operator that the environment names and removes any other, at the start. */
@Injectable()
export class OperatorOfEnvironment implements OnApplicationBootstrap {
  constructor(
    private readonly operators: OperatorRepository,
    private readonly factors: OperatorFactorRepository,
    private readonly log: OperatorLog,
    private readonly passwords: PasswordService,
    private readonly sealer: InstallationSealer,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { operator } = this.env;
    if (!operator) return;
    for (const email of await this.operators.deleteAllBut(operator.email))
      await this.log.write({ operator: null, action: 'operator.ended', details: { email } });
    await this.set(operator);
  }

  private async set({ email, password }: { email: string; password: string }): Promise<void> {
    const known = await this.operators.getByEmail(email);
    if (known) await this.renewSecret(known.id);
    if (known && (await this.passwords.matches(known.passwordHash, password))) return;
    await this.operators.setPassword(email, await this.passwords.hash(password));
    await this.log.write({ operator: null, action: 'operator.set', details: { email } });
  }

  /** Seals the secret with the first key, so that the old key can be removed. */
  private async renewSecret(operatorId: string): Promise<void> {
    const factor = await this.factors.find(operatorId);
    if (!factor || !this.sealer.isOld(factor.sealed)) return;
    const secret = this.sealer.open(SECOND_FACTOR_PURPOSE, factor.sealed);
    const sealed = this.sealer.seal(SECOND_FACTOR_PURPOSE, secret);
    await this.factors.reseal(operatorId, factor.sealed, sealed);
  }
}
