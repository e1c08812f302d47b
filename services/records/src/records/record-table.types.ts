import type { RecordDescription, Refusal } from '@atrium/contracts';
import type { LiveAudience, LiveEvents, TenantDb } from '@atrium/platform';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { SearchIndex } from '../search/search-index.js';
import type { RowReaders } from '../sight/row-readers.service.js';

/** A record's id and the version at which it was seen. */
export interface Place {
  id: string;
  version: number;
}

/** Names what open pages fetch again after a change. */
export interface Invalidation {
  tags: string[];
  audience: LiveAudience;
}

/** Values that two records may not share: constraint of the database -> the field and the message. */
export type UniqueRules<Entity> = Record<string, { field: keyof Entity & string; refusal: Refusal }>;

export interface TableDefinition<Entity extends ObjectLiteral> {
  record: RecordDescription;
  /** The entity, whose rows have `companyId`, `id` and `version`. */
  entity: EntityTarget<Entity>;
  unique?: UniqueRules<Entity>;
  /** The portal's search finds these records. */
  searched?: true;
  /** Whom people lead follows from these rows. */
  decidesLed?: true;
  /** Sent after every change, in addition to the record's own tag, which everybody who reads the record gets. */
  invalidates?: readonly Invalidation[];
}

export type Values<Entity> = Partial<Omit<Entity, 'companyId' | 'version'>>;

export interface TableParts {
  db: TenantDb;
  search: SearchIndex;
  live: LiveEvents;
  readers: RowReaders;
}

/** 'taken up' and 'used': something else refers to it by now; 'gone': it no longer exists. */
export type RemovalOutcome = 'removed' | 'changed' | 'taken up' | 'used' | 'gone';
