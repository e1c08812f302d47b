import path from 'node:path';
import LightRunner from 'jest-light-runner/child-process';

/** How many files share a process, and with it their modules and their page. */
const FILES_OF_A_PROCESS = 24;

/** A light runner with a single process of its own; for one worker it would run the tests in Jest's process. */
class OneProcess extends LightRunner {
  constructor(globalConfig, ...rest) {
    const config = { ...globalConfig, maxWorkers: 2 };
    super(config, ...rest);
    config.maxWorkers = 1;
  }
}

/**
 * The light runner for files that share modules: always the same ones share a process, one after the other in the same
 * order, so that a test which needs or spoils the state of another fails always or never.
 */
export default class ComponentRunner {
  #config;
  #rest;

  constructor(globalConfig, ...rest) {
    this.#config = globalConfig;
    this.#rest = rest;
  }

  async runTests(tests, ...reports) {
    const groups = groupsOf(tests).values();
    const work = async () => {
      for (const group of groups)
        await new OneProcess(this.#config, ...this.#rest).runTests(group, ...reports);
    };
    await Promise.all(Array.from({ length: this.#config.maxWorkers }, work));
  }
}

/** @returns {object[][]} the files of a package in the order of their paths, some at a time */
function groupsOf(tests) {
  const packages = new Map();
  for (const test of tests.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const [folder] = path.relative(test.context.config.rootDir, test.path).split(`${path.sep}src${path.sep}`);
    packages.set(folder, [...(packages.get(folder) ?? []), test]);
  }
  return [...packages.values()].flatMap((files) =>
    Array.from({ length: Math.ceil(files.length / FILES_OF_A_PROCESS) }, (_, place) =>
      files.slice(place * FILES_OF_A_PROCESS, (place + 1) * FILES_OF_A_PROCESS),
    ),
  );
}
