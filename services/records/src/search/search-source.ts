import type { Check } from '@atrium/contracts';

/** A record as the search knows it. */
export interface SearchDocument {
  id: string;
  title: string;
  /** A second line under the title. */
  detail: string | null;
  /** What finds this record in its own list. */
  lookup: string;
  /** Found by, beside the title: an e-mail, a code. Not shown. */
  keywords: string;
}

/** A kind of record that the portal's search finds: a provider that extends this. Its methods run inside `TenantDb.run`. */
export abstract class SearchSource {
  /** Unique: `employee`. */
  abstract readonly kind: string;
  /** Who finds all records of the kind; nobody else finds any. */
  abstract readonly permission: Check;
  /** While this remote is off, the kind is not found. */
  readonly remote?: string | null;

  /** The documents of these records as they are now; without those that are not to be found. */
  abstract describe(ids: string[]): Promise<SearchDocument[]>;

  /** Ids of records after one, in their order; null begins. */
  abstract listIds(after: string | null, most: number): Promise<string[]>;
}
