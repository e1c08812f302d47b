import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone's folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Stamps, caches and locks of the build: may be deleted at any time. */
export const cacheDir = path.join(projectRoot, '.cache');

export const gatewayMain = path.join(projectRoot, 'services', 'gateway', 'dist', 'main.js');
export const workerMain = path.join(projectRoot, 'services', 'worker', 'dist', 'main.js');
export const auditMain = path.join(projectRoot, 'services', 'gateway', 'dist', 'audit-verify.js');
export const shellDist = path.join(projectRoot, 'shell', 'dist');
