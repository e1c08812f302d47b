import type {
  BulkOf,
  BulkReport,
  Created,
  DescribedRecord,
  Page,
  Queried,
  Shown,
  Updated,
} from '@atrium/contracts';
import type { Keyed } from '../http/api-request.types.js';

/** A page of a list, as it is loaded and kept fresh. */
export interface ListAnswer<Row> {
  /** Of the query as it is now; undefined while that is on its way. */
  currentData?: Page<Row> | undefined;
  /** The last that came: of the query before, while the next is on its way. */
  data?: Page<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface RecordAnswer<Row> {
  data?: Row | undefined;
  error?: unknown;
  isLoading: boolean;
}

/** A step of one record; what it needs to be told stands beside it, as the step's contract says. */
export interface TakenStep<Step extends string = string> {
  id: string;
  step: Step;
  version: number;
  [told: string]: unknown;
}

/** Calls of a record. Each resolves to the answer, or throws what the server refused. */
export interface RecordCalls<R extends DescribedRecord> {
  /** As the server has it now, whatever is cached. */
  load: (id: string) => Promise<Shown<R>>;
  /** A page of the list as the server has it now, for who keeps pages themselves. */
  loadPage: (query: Partial<Queried<R>>) => Promise<Page<Shown<R>>>;
  create: (given: Keyed<Created<R>>) => Promise<Shown<R>>;
  update: (changes: Updated<R> & { id: string }) => Promise<Shown<R>>;
  take: (step: TakenStep<keyof R['steps'] & string>) => Promise<Shown<R>>;
  bulk: (order: BulkOf<R>) => Promise<BulkReport>;
}

export interface RecordApi<R extends DescribedRecord> {
  useList: (query: Partial<Queried<R>>, options?: { skip?: boolean }) => ListAnswer<Shown<R>>;
  useGet: (id: string | null | undefined) => RecordAnswer<Shown<R>>;
  useCalls: () => RecordCalls<R>;
}
