import LightRunner from 'jest-light-runner/child-process';

/**
 * The light runner, without a race of its start: it answers the first process that asks for its settings and forgets
 * that another one has been given a task meanwhile, which then waits for ever. So the last test file, by Jest's order
 * the shortest, runs before all others.
 */
export default class OneFirstRunner extends LightRunner {
  runTests(tests, watcher, ...[onStart, onResult, onFailure]) {
    const first = tests.at(-1);
    const { promise: firstDone, resolve: tellDone } = withResolvers();
    const start = async (test) => {
      if (test !== first) await firstDone;
      return onStart(test);
    };
    const telling = (report) => (test, outcome) => {
      if (test === first) tellDone();
      return report(test, outcome);
    };
    const inOrder = first ? [first, ...tests.slice(0, -1)] : tests;
    return super.runTests(inOrder, watcher, ...[start, telling(onResult), telling(onFailure)]);
  }
}

function withResolvers() {
  let resolve;
  const promise = new Promise((settle) => (resolve = settle));
  return { promise, resolve };
}
