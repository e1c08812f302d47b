/**
 * Tells React's `use` that a promise is settled, in the words that React itself leaves on one: what has arrived before
 * the first drawing is then drawn at once, where it would show a spinner for at least 300 ms.
 */
export function knownPromise<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
