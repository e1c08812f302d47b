const source = /\.(ts|tsx|mjs|scss)$/;
/** The files in which a record is registered, with one line each. */
const registers = /(^|\/)(index|remote|[\w-]+\.area|[\w-]+\.module)\.ts$/;

/**
 * Measures what a record costs.
 * @param {string} kind `department`
 * @param {string[]} files of the project
 * @param {(file: string) => string} read
 * @returns {{ files: number, lines: number, registrations: string[] }} its own files, and the files elsewhere that
 * register it
 */
export function measureRecord(kind, files, read) {
  const isOwn = (/** @type {string} */ file) =>
    source.test(file) && (file.includes(`/${kind}/`) || new RegExp(`/(\\d+-)?${kind}\\.[\\w.]+$`).test(file));
  const own = files.filter(isOwn);
  const named = new RegExp(`/(?:\\d+-)?${kind}(?:/[\\w./-]+|\\.[\\w.]+)?\\.js'`);
  const registrations = files.filter(
    (file) => source.test(file) && registers.test(file) && !isOwn(file) && named.test(read(file)),
  );
  const lines = own.reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0);
  return { files: own.length, lines, registrations };
}
