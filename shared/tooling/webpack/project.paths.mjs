import path from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export const cacheFolder = path.join(projectRoot, '.cache', 'webpack');
export const sharedFolder = (name) => path.join(projectRoot, 'shared', name);
export const toolingFolder = path.join(projectRoot, 'shared', 'tooling');
export const installedFolder = path.join(projectRoot, 'node_modules');
export const lockFile = path.join(projectRoot, 'package-lock.json');
