import { spawn } from 'node:child_process';
import { PlainError } from '../plain.error.mjs';

const keptCharacters = 6000;

/**
 * Runs a program to its end and returns the last part of its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { failure: string }} options failure: the sentence to
 * say, above the program's last words, when it fails
 * @returns {Promise<string>} the end of its output
 * @throws {PlainError} when it cannot be started or exits with another code than 0
 */
export function runToEnd(command, args, { failure, ...options }) {
  return new Promise((resolve, reject) => {
    let tail = '';
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (tail = (tail + text).slice(-keptCharacters)));
    }
    child.on('error', (error) =>
      child.pid ? undefined : reject(new PlainError(`${failure} ${error.message}`)),
    );
    child.once('close', (code) => {
      if (code === 0) resolve(tail);
      else reject(new PlainError(`${failure}\n${tail.trim()}`));
    });
  });
}
