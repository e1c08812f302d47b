import type { SubjectPlace } from '@atrium/contracts';

/**
 * What hangs on records of other services and follows them when several turn out to be one: a provider that extends
 * this class. The service that merges its records calls it inside the transaction of the merge.
 */
export abstract class RecordAttachment {
  /** What it is, as the pages of a merge name it: `comments`. */
  abstract readonly key: string;
  /** Left out, it hangs on records of every kind. */
  readonly kinds?: readonly string[];

  /** Ids of what hangs on the record. */
  abstract listIds(place: SubjectPlace): Promise<string[]>;

  /** @returns those of the ids that were at `from` and are at the record `to` of the same kind now */
  abstract move(ids: readonly string[], from: SubjectPlace, to: string): Promise<string[]>;
}
