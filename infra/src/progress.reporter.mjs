const heartbeatSeconds = 10;

/**
 * @typedef {object} Progress
 * @property {(text: string) => void} line prints one line with the seconds since the start
 * @property {<T>(text: string, work: () => Promise<T>) => Promise<T>} step announces the work and, while it
 *   lasts, repeats every ten seconds that it is still going on
 */

/**
 * Progress lines for the terminal, e.g. `[ 12.3 s] Building remotes/hr`.
 * @param {{ write?: (text: string) => unknown, heartbeatMs?: number }} [options]
 * @returns {Progress}
 */
export function createProgress(options = {}) {
  const { write = (text) => process.stdout.write(text), heartbeatMs = heartbeatSeconds * 1000 } = options;
  const begin = Date.now();
  const line = (/** @type {string} */ text) => {
    write(`[${((Date.now() - begin) / 1000).toFixed(1).padStart(5)} s] ${text}\n`);
  };
  return {
    line,
    async step(text, work) {
      line(text);
      const heartbeat = setInterval(() => line(`${text}: still working`), heartbeatMs);
      try {
        return await work();
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
}
