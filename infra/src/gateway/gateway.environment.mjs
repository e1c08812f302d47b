import fs from 'node:fs';
import path from 'node:path';
import { keptSecret, keptSecretKeys } from '../data/private.file.mjs';
import { cacheDir, shellDist } from '../project.paths.mjs';
import { isRemote, listWorkspaces } from '../build/workspace.list.mjs';

/** @returns {string[]} the built folder of every remote */
function listReleases() {
  return listWorkspaces()
    .filter(isRemote)
    .map(({ folder }) => path.join(folder, 'dist'))
    .filter((folder) => fs.existsSync(folder));
}

/**
 * The environment of the gateway's process, in addition to what the person has set (SMTP_URL, ATRIUM_DEMO_PASSWORD, …).
 * @param {import('../portal.settings.mjs').Settings} settings
 * @param {string} databaseUrl of an administrator: the gateway makes its own roles and migrates
 * @returns {NodeJS.ProcessEnv}
 */
export function gatewayEnvironment({ port, dataDir, demo, publicUrl }, databaseUrl) {
  return {
    NODE_ENV: 'production',
    // Node from 22.1 on keeps the code that it has compiled there.
    NODE_COMPILE_CACHE: path.join(cacheDir, 'compiled'),
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATABASE_URL: databaseUrl,
    ATRIUM_DATA: dataDir,
    ATRIUM_DEMO: demo ? 'on' : 'off',
    ATRIUM_SECRET: process.env.ATRIUM_SECRET || keptSecret(dataDir),
    ATRIUM_SECRET_KEYS: process.env.ATRIUM_SECRET_KEYS || keptSecretKeys(dataDir),
    ATRIUM_RELEASES: JSON.stringify(listReleases()),
    ATRIUM_SHELL: shellDist,
  };
}
