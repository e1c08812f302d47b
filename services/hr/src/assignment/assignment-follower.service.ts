import type { RecordDescription } from '@atrium/contracts';

/** A provider that extends this follows what people are given: leave is counted anew. */
export abstract class AssignmentFollower {
  abstract readonly record: RecordDescription;

  /** In the transaction in which one was given, changed, archived or restored. */
  abstract follow(): Promise<void>;
}
