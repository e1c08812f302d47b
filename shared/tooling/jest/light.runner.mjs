import LightRunner from 'jest-light-runner/child-process';

/** How many files one process runs: the modules of a test file stay in its memory for good. */
const FILES_OF_A_PROCESS = 110;

/**
 * The light runner, without a race of its start: it answers the first process that asks for its settings and forgets
 * that another new one has been given a task meanwhile, which then waits for ever. So processes are started one after
 * the other: one file runs first, then two together, and so on, by Jest's order the shortest ones, until each process
 * has run one. After so many files all processes are replaced.
 */
export default class OneByOneRunner extends LightRunner {
  #config;

  constructor(globalConfig, ...rest) {
    const config = { ...globalConfig };
    super(config, ...rest);
    this.#config = config;
  }

  async runTests(tests, watcher, ...report) {
    // The light runner starts all its processes at once, also for a single file.
    this.#config.maxWorkers = Math.min(this.#config.maxWorkers, tests.length);
    const many = FILES_OF_A_PROCESS * this.#config.maxWorkers;
    const groups = Math.ceil(tests.length / many);
    // Every group has long files first and short ones last, so that its processes end at about the same time.
    for (let group = 0; group < groups; group++)
      await this.#runGroup(
        tests.filter((_, place) => place % groups === group),
        watcher,
        ...report,
      );
  }

  #runGroup(tests, watcher, ...[onStart, onResult, onFailure]) {
    const steps = firstSteps(tests, this.#config.maxWorkers);
    const stepOf = new Map(steps.flatMap((step, place) => step.map((test) => [test, place])));
    const left = steps.map((step) => step.length);
    const ends = steps.map(() => withResolvers());
    const start = async (test) => {
      const place = stepOf.get(test) ?? steps.length;
      if (place > 0) await ends[place - 1].promise;
      return onStart(test);
    };
    const telling = (report) => (test, outcome) => {
      const place = stepOf.get(test);
      if (place !== undefined && --left[place] === 0) ends[place].resolve();
      return report(test, outcome);
    };
    const inOrder = [...steps.flat(), ...tests.filter((test) => !stepOf.has(test))];
    return super.runTests(inOrder, watcher, ...[start, telling(onResult), telling(onFailure)]);
  }
}

/** The last test alone, then the two before it, and so on: one step for each process but the last. */
function firstSteps(tests, workers) {
  const rest = [...tests];
  const sizes = Array.from({ length: workers - 1 }, (_, place) => place + 1);
  return sizes.map((size) => rest.splice(-size)).filter((step) => step.length > 0);
}

function withResolvers() {
  let resolve;
  const promise = new Promise((settle) => (resolve = settle));
  return { promise, resolve };
}
