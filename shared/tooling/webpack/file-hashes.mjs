import { createHash } from 'node:crypto';

const verified = /\.(js|css)$/;

/** SHA-384 of every script and style of the build by file name, in the form of an `integrity` attribute. */
export function hashFiles(compilation) {
  return Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => verified.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, source }) => [
        name,
        `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
      ]),
  );
}

/** The stage after webpack has put content hashes into file names and before the files are compressed. */
export const AFTER_FILE_NAMES = 2600;
