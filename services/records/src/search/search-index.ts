import { Contributions, DomainEvents, OnDomainEvent } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SearchSource } from './search-source.js';
import type { ChangedRecords } from './search.events.js';
import { SearchRepository } from './search.repository.js';

/** Keeps the search's documents up to date with the records. */
@Injectable()
export class SearchIndex {
  constructor(
    private readonly events: DomainEvents,
    private readonly contributions: Contributions,
    private readonly documents: SearchRepository,
  ) {}

  /**
   * Inside `TenantDb.run` only: marks records that were added, changed or removed. Their documents are written after
   * the commit.
   */
  async mark(kind: string, ids: string[]): Promise<void> {
    if (ids.length > 0) await this.events.publish('search.changed', 1, { kind, ids });
  }

  @OnDomainEvent('search.changed', 1)
  async follow({ kind, ids }: ChangedRecords): Promise<void> {
    await this.write(kind, ids);
  }

  /** Inside `TenantDb.run` only. Repeatable: it writes the current state of the records. */
  async write(kind: string, ids: string[]): Promise<void> {
    const source = this.contributions.of(SearchSource).find((each) => each.kind === kind);
    if (!source) throw new Error(`Nobody describes the kind ${kind}.`);
    await this.documents.lock(kind);
    await this.documents.write(kind, ids, await source.describe(ids));
  }
}
