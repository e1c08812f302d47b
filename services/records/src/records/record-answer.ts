import type { Ref } from '@atrium/contracts';

/** What every answer has besides, so that no record says it. */
type OfEveryAnswer = 'id' | 'version' | 'archivedAt' | 'allowedTransitions';

/**
 * What a row says of its answer. A function that is annotated with it does not compile when it forgets a value or has
 * one more than the schema.
 * @template Completed the values that another part of the service adds for all rows of a page
 */
export type OwnAnswer<Answer, Completed extends keyof Answer = never> = Omit<
  Answer,
  OfEveryAnswer | Completed
>;

/** Another record, as an answer shows it. */
export const reference = (id: string | null, name: string | null): Ref | null =>
  id === null ? null : { id, name: name ?? '' };

/** The status of a record whose only states are these two. */
export const statusOf = ({ archivedAt }: { archivedAt?: Date | null }): 'active' | 'archived' =>
  archivedAt ? 'archived' : 'active';
