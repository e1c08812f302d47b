import fs from 'node:fs';
import { PlainError } from '../plain.error.mjs';
import { readSettings } from '../portal.settings.mjs';
import { addSecretKey } from './private.file.mjs';

/**
 * `npm run secrets:rotate`: adds a new first key for encrypted data and signed links.
 * @throws {PlainError} when the keys come from the environment, or there is no portal
 */
export function rotateSecrets() {
  if (process.env.ATRIUM_SECRET_KEYS)
    throw new PlainError('The keys stand in ATRIUM_SECRET_KEYS: put a new one before them there.');
  const { dataDir } = readSettings(process.env);
  if (!fs.existsSync(dataDir)) throw new PlainError(`There is no portal in ${dataDir}: set ATRIUM_DATA.`);
  addSecretKey(dataDir);
  console.log(
    'A new key stands first. Start the portal anew; within a day everything is encrypted under it, and the old line in secret-keys can go.',
  );
}
