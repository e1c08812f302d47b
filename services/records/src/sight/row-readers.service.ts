import { Contributions, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { SubjectReader } from '../subjects/record-subject.js';
import { LedPeople } from './led-people.js';
import type { RowReader } from './row-sight.js';

/** People as readers of rows. */
@Injectable()
export class RowReaders {
  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
  ) {}

  /** Inside `TenantDb.run` and outside. */
  async of(
    reader: SubjectReader & Partial<Pick<SignedInUser, 'seenBy'>>,
    companyId: string,
  ): Promise<RowReader> {
    const led = this.db.isRunning()
      ? await this.ledBy(reader.id, companyId)
      : await this.db.run(companyId, () => this.ledBy(reader.id, companyId));
    return { ...reader, led };
  }

  private async ledBy(userId: string, companyId: string): Promise<string[]> {
    const sources = await this.contributions.enabledOf(LedPeople, companyId);
    const sets = await Promise.all(sources.map((source) => source.ledBy(userId)));
    return [...new Set(sets.flatMap((set) => [...set]))];
  }
}
