/** A failure whose message is one clear sentence for the person at the terminal: shown without a stack. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError';
}

/**
 * The `code` of a Node or PostgreSQL error, or '' when it has none.
 * @param {unknown} error
 * @returns {string}
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
