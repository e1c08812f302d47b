import type { SearchItem } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';

export interface ReaderFinds {
  items: SearchItem[];
  total: number;
  totalIsExact: boolean;
}

/**
 * A kind of record in the portal's search whose readers differ from record to record, so that the common index cannot
 * answer: a provider that extends this class and looks for itself.
 */
export abstract class ReaderSearch {
  /** Unique among all kinds of the search: `announcement`. */
  abstract readonly key: string;
  /** While this remote is off, the search leaves the kind out. */
  readonly remote?: string | null;

  /** What this person may read of what has every word, at most so many. Not inside `TenantDb.run`. */
  abstract find(user: SignedInUser, wanted: { text: string; most: number }): Promise<ReaderFinds>;
}
