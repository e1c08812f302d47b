/**
 * @typedef {object} Listed
 * @property {string} file
 * @property {number} statements of it whose text is known only when they run
 * @property {string} why
 */

/** @param {readonly import('./statement.finder.mjs').Unread[]} unread */
function byFile(unread) {
  /** @type {Map<string, import('./statement.finder.mjs').Unread[]>} */
  const files = new Map();
  for (const each of unread) {
    const file = each.place.replace(/:\d+$/, '');
    files.set(file, [...(files.get(file) ?? []), each]);
  }
  return files;
}

/**
 * Compares the statements that cannot be read with the list of those that may be so.
 * @param {readonly import('./statement.finder.mjs').Unread[]} unread
 * @param {readonly Listed[]} listed
 * @returns {string[]} a sentence for each that is not listed, and for each number that is no longer true
 */
export function findUnlisted(unread, listed) {
  const files = byFile(unread);
  const unlisted = [...files].flatMap(([file, found]) =>
    listed.some((each) => each.file === file)
      ? []
      : found.map(({ place, why }) => `${place}: the statement cannot be read from the source (${why})`),
  );
  const stale = listed.flatMap(({ file, statements }) => {
    const count = files.get(file)?.length ?? 0;
    return count === statements
      ? []
      : [`${file}: ${count} statements cannot be read from the source, the list says ${statements}`];
  });
  return [...unlisted, ...stale];
}
