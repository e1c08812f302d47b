import type { Check } from '@atrium/contracts';

/** A record as the search knows it. */
export interface SearchDocument {
  id: string;
  title: string;
  /** A second line under the title. */
  detail: string | null;
  /** The text that finds this record in its own list. */
  lookup: string;
  /** Additional searchable text, such as an e-mail or a code. Not shown. */
  keywords: string;
}

/**
 * A kind of record that the portal's search finds: a provider that extends this class. Its methods run inside
 * `TenantDb.run`.
 */
export abstract class SearchSource {
  /** Unique: `employee`. */
  abstract readonly kind: string;
  /** People with this permission find all records of the kind; others find none. */
  abstract readonly permission: Check;
  /** While this remote is off, the search leaves the kind out. */
  readonly remote?: string | null;

  /** The current documents of these records, without records that must not be found. */
  abstract describe(ids: string[]): Promise<SearchDocument[]>;

  /** Ids of records after one in ascending order; null begins. */
  abstract listIds(after: string | null, most: number): Promise<string[]>;
}
