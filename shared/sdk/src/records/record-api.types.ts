import type {
  BulkOf,
  BulkReport,
  Created,
  DescribedRecord,
  Page,
  Queried,
  Shown,
  StepRequest,
  Updated,
} from '@atrium/contracts';
import type { Keyed } from '../http/api-request.types.js';

/** A page of a list, loaded and kept up to date. */
export interface ListAnswer<Row> {
  /** The page for the current query; undefined while it is loading. */
  currentData?: Page<Row> | undefined;
  /** The last page loaded: the previous query's while the next is loading. */
  data?: Page<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface RecordAnswer<Row> {
  data?: Row | undefined;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A step on one record, with what its contract asks for. */
export type TakenStep<
  R extends DescribedRecord,
  Step extends keyof R['steps'] & string = keyof R['steps'] & string,
> = { [Each in Step]: { id: string; step: Each } & StepRequest<R, Each> }[Step];

/** Calls of a record. Each resolves to the answer or throws the server's refusal. */
export interface RecordCalls<R extends DescribedRecord> {
  /** Loads the record from the server, bypassing the cache. */
  load: (id: string) => Promise<Shown<R>>;
  /** Loads a page of the list from the server, for callers that keep pages themselves. */
  loadPage: (query: Partial<Queried<R>>) => Promise<Page<Shown<R>>>;
  create: (given: Keyed<Created<R>>) => Promise<Shown<R>>;
  update: (changes: Updated<R> & { id: string }) => Promise<Shown<R>>;
  take: (step: TakenStep<R>) => Promise<Shown<R>>;
  bulk: (order: BulkOf<R>) => Promise<BulkReport>;
}

export interface RecordApi<R extends DescribedRecord> {
  useList: (query: Partial<Queried<R>>, options?: { skip?: boolean }) => ListAnswer<Shown<R>>;
  useGet: (id: string | null | undefined) => RecordAnswer<Shown<R>>;
  useCalls: () => RecordCalls<R>;
}
