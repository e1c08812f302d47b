import fs from 'node:fs';
import readline from 'node:readline';

const errorLevel = 50;

/**
 * @param {string} line
 * @returns {string | null} the message of a log line of level error or worse, else null
 */
export function errorIn(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    const severe = typeof level === 'number' ? level >= errorLevel : ['error', 'fatal'].includes(level);
    return severe ? [...new Set([msg, err?.message])].filter(Boolean).join(': ') : null;
  } catch {
    return null;
  }
}

/**
 * Sorts the gateway's output: `@progress TEXT` and `@ready URL` become calls, everything else goes to its log; errors
 * in the log and all of standard error also go to the terminal.
 * @param {import('node:child_process').ChildProcess} child
 * @param {object} listeners
 * @param {number} listeners.log file descriptor
 * @param {(text: string) => void} listeners.onProgress
 * @param {() => void} listeners.onReady
 * @param {(text: string) => void} listeners.onError
 */
export function sortOutput({ stdout, stderr }, { log, onProgress, onReady, onError }) {
  if (!stdout || !stderr) return;
  readline.createInterface({ input: stdout }).on('line', (line) => {
    if (line.startsWith('@progress ')) return onProgress(line.slice('@progress '.length));
    if (line.startsWith('@ready')) return onReady();
    fs.writeSync(log, `${line}\n`);
    const error = errorIn(line);
    if (error !== null) onError(error);
  });
  readline.createInterface({ input: stderr }).on('line', (line) => {
    fs.writeSync(log, `${line}\n`);
    onError(line);
  });
}
