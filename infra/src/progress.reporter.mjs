const heartbeatSeconds = 10;
const worthSayingMs = 1_000;

/**
 * @typedef {object} Progress
 * @property {(text: string) => void} line prints one line with the seconds since the start
 * @property {<T>(text: string, work: () => Promise<T>) => Promise<T>} step announces the work, repeats every ten
 *   seconds that it is still going on, and says how long it took when that was a second or more
 * @property {<T>(text: string, work: () => T) => T} aside says only how long the work took, when that was a second or
 *   more
 * @property {() => (text?: string) => void} parts for steps of which each ends when the next is named, and the last
 *   without a name
 */

/**
 * Progress lines for the terminal, e.g. `[ 12.3 s] Building remotes/hr`.
 * @param {{ write?: (text: string) => unknown, heartbeatMs?: number, worthMs?: number }} [options]
 * @returns {Progress}
 */
export function createProgress(options = {}) {
  const { write = (text) => process.stdout.write(text) } = options;
  const { heartbeatMs = heartbeatSeconds * 1000, worthMs = worthSayingMs } = options;
  const begin = Date.now();
  const line = (/** @type {string} */ text) => {
    write(`[${((Date.now() - begin) / 1000).toFixed(1).padStart(5)} s] ${text}\n`);
  };
  /** @param {string} text @param {number} since */
  const sayLength = (text, since) => {
    const took = Date.now() - since;
    if (took >= worthMs) line(`${text} took ${(took / 1000).toFixed(1)} s`);
  };
  /** @param {string} text @returns {() => void} to be called at its end */
  const start = (text) => {
    line(text);
    const since = Date.now();
    const heartbeat = setInterval(() => line(`${text}: still working`), heartbeatMs);
    return () => {
      clearInterval(heartbeat);
      sayLength(text, since);
    };
  };
  return {
    line,
    async step(text, work) {
      const end = start(text);
      try {
        return await work();
      } finally {
        end();
      }
    },
    aside(text, work) {
      const since = Date.now();
      const result = work();
      sayLength(text, since);
      return result;
    },
    parts() {
      let end = () => {};
      return (text) => {
        end();
        end = text === undefined ? () => {} : start(text);
      };
    },
  };
}
