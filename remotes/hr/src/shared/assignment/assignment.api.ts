import type { Assignment, LiveTag, Ref } from '@atrium/contracts';
import { recordApi, type RecordApi } from '@atrium/sdk';
import type { UseOffers } from '@atrium/ui';

/** Assignments of one kind, as their page and their form need them. */
export interface AssignmentBook {
  record: Assignment;
  api: RecordApi<Assignment>;
  /** For choosing what is given. */
  useOffers: UseOffers;
  useRef: (id: string | undefined) => Ref | null | undefined;
}

interface BookGiven extends Pick<AssignmentBook, 'useOffers' | 'useRef'> {
  /** Tags that a change also invalidates, besides that of what is given. */
  also: readonly LiveTag[];
}

export const assignmentBook = (record: Assignment, { also, ...choice }: BookGiven): AssignmentBook => ({
  record,
  api: recordApi(record, { also: [...also, record.of.tag] }),
  ...choice,
});
