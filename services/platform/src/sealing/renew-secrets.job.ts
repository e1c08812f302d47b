import { Injectable, Logger } from '@nestjs/common';
import { Contributions } from '../contributions/contributions.js';
import { HandlesJob } from '../jobs/handles-job.decorator.js';
import { defineJob } from '../jobs/job-definition.js';
import { SealedSource, type SealedRow } from './sealed-source.js';
import { Sealer } from './sealer.js';
import { SecretKeys } from '../secrets/secret-keys.js';

export const renewSecrets = defineJob({
  kind: 'platform.renew-secrets',
  title: 'Secrets under the newest key',
  schedule: { cron: '50 3 * * *', zone: 'company' },
});

/** Encrypts everything that a company keeps sealed with the newest key, so that the old key can be removed. */
@Injectable()
export class RenewSecrets {
  private readonly logger = new Logger(RenewSecrets.name);

  constructor(
    private readonly contributions: Contributions,
    private readonly sealer: Sealer,
    private readonly keys: SecretKeys,
  ) {}

  @HandlesJob(renewSecrets)
  async renew(): Promise<{ renewed: number }> {
    let renewed = 0;
    for (const source of this.contributions.of(SealedSource)) {
      for (const row of await source.listOthers(this.keys.current))
        renewed += (await this.renewOne(source, row)) ? 1 : 0;
    }
    return { renewed };
  }

  /** A text that cannot be opened, because its key is gone, is left as it is and stops nothing else. */
  private async renewOne(source: SealedSource, row: SealedRow): Promise<boolean> {
    try {
      const text = this.sealer.open(source.purpose, row.sealed);
      await source.replace(row, this.sealer.seal(source.purpose, text));
      return true;
    } catch (error) {
      this.logger.error({ err: error, purpose: source.purpose, id: row.id }, 'A secret cannot be opened.');
      return false;
    }
  }
}
