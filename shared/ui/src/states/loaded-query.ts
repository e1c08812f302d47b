/** The answer of a query hook. */
export interface LoadedQuery<Data> {
  data?: Data | undefined;
  /** What is asked for now was answered with it; `data` may be the answer to what was asked before. */
  currentData?: Data | undefined;
  error?: unknown;
  isFetching?: boolean;
  refetch: () => unknown;
}

/** The answer to what is asked for now. A query that always asks for the same has no `currentData`. */
export const currentOf = <Data>(query: LoadedQuery<Data>): Data | undefined =>
  'currentData' in query ? query.currentData : query.data;

/** The answer that is shown. What was asked for before stays while the next is loading, but not when that failed. */
export const answerOf = <Data>(query: LoadedQuery<Data>): Data | undefined =>
  query.error ? currentOf(query) : query.data;

type Queries = readonly LoadedQuery<unknown>[];

type Answers<All extends Queries> = { -readonly [At in keyof All]: Exclude<All[At]['data'], undefined> };

/** Several queries as one, which has its answer when all have theirs, and asks again only for those that failed. */
export function allOf<const All extends Queries>(queries: All): LoadedQuery<Answers<All>> {
  const failed = queries.filter(({ error }) => error);
  const together = (answers: readonly unknown[]) =>
    // In the order of their queries.
    answers.includes(undefined) ? undefined : (answers as Answers<All>);
  return {
    data: together(queries.map(({ data }) => data)),
    currentData: together(queries.map(currentOf)),
    error: failed[0]?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
