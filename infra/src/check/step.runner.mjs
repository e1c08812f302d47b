/**
 * @typedef {object} Result
 * @property {boolean} passed
 * @property {string} output what to show when it failed
 * @property {string} [note] what to show when it passed
 */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Result>} run
 */

/** @param {Step} step */
async function timed(step) {
  const begin = performance.now();
  /** @type {Result} */
  const result = await step
    .run()
    .catch((error) => ({ passed: false, output: String(error?.stack ?? error) }));
  return { ...result, name: step.name, seconds: (performance.now() - begin) / 1000 };
}

/** @param {Awaited<ReturnType<typeof timed>>} result */
function format({ name, seconds, passed, output, note }) {
  const line = `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`;
  if (passed && note) return `${line}  ${note}\n`;
  return passed ? `${line}\n` : `${line}\n${output.trim()}\n\n`;
}

/**
 * Runs the steps, `atOnce` of them at a time, and prints each result when it is known.
 * @param {Step[]} steps
 * @param {{ atOnce: number, write: (text: string) => unknown }} options
 * @returns {Promise<string[]>} the names of the steps that failed
 */
export async function runSteps(steps, { atOnce, write }) {
  const waiting = [...steps];
  /** @type {string[]} */
  const failed = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await timed(step);
      write(format(result));
      if (!result.passed) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return failed;
}
