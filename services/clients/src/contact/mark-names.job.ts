import { defineJob, HandlesJob, TenantDb, walkIds, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ContactKeyRepository } from './contact-keys.repository.js';
import { companyIn, companyLookUp } from './contact-keys.rules.js';

/** Names that are marked in one transaction. */
const AT_ONCE = 500;

/** Once for each company that had names before similar ones were found; its migration enqueues it. */
const markNames = defineJob({
  kind: 'clients.mark-names',
  title: 'Similar names of companies',
  mode: 'steps',
});

/** Makes companies that were saved before findable by similar names. Repeatable. */
@Injectable()
export class MarkNamesJob {
  constructor(
    private readonly db: TenantDb,
    private readonly keys: ContactKeyRepository,
  ) {}

  /** @returns how many names were looked at */
  @HandlesJob(markNames)
  async mark(_payload: unknown, { companyId, signal }: JobContext): Promise<{ names: number }> {
    const names = await walkIds(signal, AT_ONCE, (after) =>
      this.db.run(companyId, async () => {
        const found = await this.keys.listAfter(after ?? companyLookUp(''), AT_ONCE);
        const keys = found.filter((key) => companyIn(key) !== null);
        await this.keys.markNames(keys);
        return keys;
      }),
    );
    return { names };
  }
}
