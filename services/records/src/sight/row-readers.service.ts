import { CacheInvalidation, Clock, Contributions, ShortCache, TenantDb, type Soon } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ListFilter } from '../lists/list-statement.rules.js';
import type { SubjectReader } from '../subjects/record-subject.js';
import { LedPeople, type Led } from './led-people.js';
import { filtersOf, type RowReader, type SeenBy } from './row-sight.js';

interface Known extends Led {
  companyId: string;
}

/** People as readers of rows. */
@Injectable()
export class RowReaders {
  private readonly known: ShortCache<Known>;

  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    clock: Clock,
    invalidation: CacheInvalidation,
  ) {
    const channel = 'led people';
    this.known = new ShortCache({ db, clock, invalidation, channel }, ({ companyId }) => [companyId]);
  }

  /** Inside `TenantDb.run` and outside. */
  async of<Reader extends SubjectReader>(
    reader: Reader,
    companyId = this.db.currentCompanyId(),
  ): Promise<Reader & RowReader> {
    const { people, accounts, teams } = await this.ledBy(reader.id, companyId);
    return { ...reader, led: accounts, ledPeople: people, teams };
  }

  /** The conditions of what the person sees. Inside `TenantDb.run` and outside. */
  filtersOf(
    sight: SeenBy,
    reader: SubjectReader,
    companyId = this.db.currentCompanyId(),
  ): Soon<readonly ListFilter[]> {
    if (sight === 'all') return filtersOf(sight);
    // Who sees all rows or none is known without whom they lead.
    const alone = sight({ ...reader, led: [], ledPeople: [], teams: [] });
    if (alone === 'all' || alone === 'none') return filtersOf(alone);
    return this.of(reader, companyId).then((known) => filtersOf(sight(known)));
  }

  /** Whom people lead has changed. Inside `TenantDb.run` only. */
  drop(): Promise<void> {
    return this.known.dropTag(this.db.currentCompanyId());
  }

  private async ledBy(userId: string, companyId: string): Promise<Led> {
    const sources = await this.contributions.enabledOf(LedPeople, companyId);
    const read = async () => ({ ...(await readAll(sources, userId)), companyId });
    // An app that is switched off takes its answers with it.
    const key = `${String(sources.length)} ${userId}`;
    const known = await this.known.getOrRead(key, () =>
      this.db.isRunning() ? read() : this.db.run(companyId, read),
    );
    return known ?? NOBODY;
  }
}

const NOBODY: Led = { people: [], accounts: [], teams: [] };

async function readAll(sources: readonly LedPeople[], userId: string): Promise<Led> {
  const all = await Promise.all(sources.map((source) => source.ledBy(userId)));
  return {
    people: [...new Set(all.flatMap(({ people }) => people))],
    accounts: [...new Set(all.flatMap(({ accounts }) => accounts))],
    teams: all.flatMap(({ teams }) => teams),
  };
}
