/** What is mostly known at once. To wait for it costs more than to look it up, on a path that every request takes. */
export type Soon<T> = T | Promise<T>;

/** What follows from it: at once where it is known. */
export const whenKnown = <T, Result>(value: Soon<T>, next: (value: T) => Soon<Result>): Soon<Result> =>
  value instanceof Promise ? value.then(next) : next(value);
