import { setImmediate } from 'node:timers/promises';

/** Does a long calculation: each time that it yields, what waits for this thread has its turn. */
export async function inTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
