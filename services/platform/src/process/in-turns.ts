import { setImmediate } from 'node:timers/promises';

/** Runs a long calculation and gives the event loop a turn at each yield. */
export async function inTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
