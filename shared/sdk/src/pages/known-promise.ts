/**
 * Marks a promise as settled, as React itself does, so that React's `use` returns its value at once. Without the mark
 * React would show a spinner for at least 300 ms.
 */
export function knownPromise<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
