import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The values of all scopes. Until Node 24 each storage is carried on by every promise of the process: with four of them a
 * promise costs twice as much as with one.
 */
const values = new AsyncLocalStorage<Readonly<Record<symbol, unknown>>>();

/** A value that all code below a call may read, like an `AsyncLocalStorage`. */
export class AsyncScope<T> {
  private readonly key = Symbol('scope');

  /** undefined outside any `run`. */
  get(): T | undefined {
    return values.getStore()?.[this.key] as T | undefined;
  }

  run<Result>(value: T, work: () => Result): Result {
    return values.run({ ...values.getStore(), [this.key]: value }, work);
  }

  /** As if no `run` were around. */
  exit<Result>(work: () => Result): Result {
    return values.run({ ...values.getStore(), [this.key]: undefined }, work);
  }
}
