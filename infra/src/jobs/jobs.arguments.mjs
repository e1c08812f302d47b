import { PlainError } from '../plain.error.mjs';

/**
 * Parses the arguments of `npm run jobs`.
 * @param {string[]} args
 * @returns {{ list: true } | { list: false, id: string }} `all` for every one
 * @throws {PlainError} with the ways in which it can be asked
 */
export function readArguments([verb, id, ...more]) {
  if (verb === undefined) return { list: true };
  if (verb === 'retry' && id && more.length === 0) return { list: false, id };
  throw new PlainError(
    'npm run jobs lists what was given up; npm run jobs -- retry ID sets one off again, npm run jobs -- retry all all.',
  );
}
