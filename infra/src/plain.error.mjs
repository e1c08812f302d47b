/** A failure whose message is one clear sentence for the person at the terminal, shown without a stack. */
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
  return typeof error === 'object' && error && 'code' in error ? String(error.code) : '';
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function messageOf(error) {
  return typeof error === 'object' && error && 'message' in error ? String(error.message) : String(error);
}
