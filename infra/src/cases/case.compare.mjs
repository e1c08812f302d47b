import { isDeepStrictEqual } from 'node:util';

/** @typedef {{ path: string, expected: unknown, got: unknown }} Difference */

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} value a moment is the same in every offset */
const comparable = (value) => (typeof value === 'string' && moment.test(value) ? Date.parse(value) : value);

/**
 * Compares what a case expects with what came. Only fields that the case names count; lists have the same length.
 * @param {unknown} expected
 * @param {unknown} got
 * @param {string} [path]
 * @returns {Difference[]}
 */
export function compareCase(expected, got, path = '') {
  if (!isObject(expected) || !isObject(got) || Array.isArray(expected) !== Array.isArray(got)) {
    return isDeepStrictEqual(comparable(expected), comparable(got)) ? [] : [{ path, expected, got }];
  }
  if (Array.isArray(expected) && Array.isArray(got) && expected.length !== got.length) {
    return [{ path, expected, got }];
  }
  return Object.keys(expected).flatMap((key) =>
    compareCase(expected[key], got[key], path === '' ? key : `${path}.${key}`),
  );
}
