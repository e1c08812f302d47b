import { Contributions, defineJob, HandlesJob, TenantDb, walkIds, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SearchIndex } from './search-index.js';
import { SearchSource } from './search-source.js';
import { SearchRepository } from './search.repository.js';

export const rebuildSearch = defineJob({
  kind: 'search.rebuild',
  title: 'Search index',
  mode: 'steps',
  // At once, so that after an upgrade existing records are found from the first start on.
  schedule: { cron: '30 2 * * *', zone: 'company', atOnce: true },
});

const STEP = 1_000;
type ListIds = (after: string | null, most: number) => Promise<string[]>;

/** Writes the documents of all records anew and removes those without a record. Correct documents are not touched. */
@Injectable()
export class SearchRebuildJob {
  constructor(
    private readonly db: TenantDb,
    private readonly index: SearchIndex,
    private readonly contributions: Contributions,
    private readonly documents: SearchRepository,
  ) {}

  /** @returns how many records and documents were checked */
  @HandlesJob(rebuildSearch)
  async rebuild(_: object, job: JobContext): Promise<{ seen: number }> {
    let seen = 0;
    for (const source of this.contributions.of(SearchSource)) {
      seen += await this.walk(source.kind, job, (after, most) => source.listIds(after, most));
      seen += await this.walk(source.kind, job, (after, most) =>
        this.documents.listIds(source.kind, after, most),
      );
    }
    return { seen };
  }

  private walk(kind: string, { companyId, signal }: JobContext, list: ListIds): Promise<number> {
    return walkIds(signal, STEP, (after) =>
      this.db.run(companyId, async () => {
        const ids = await list(after, STEP);
        if (ids.length > 0) await this.index.write(kind, ids);
        return ids;
      }),
    );
  }
}
