import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone's folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Stamps, caches and locks of the build: may be deleted at any time. */
export const cacheDir = path.join(projectRoot, '.cache');

/** The bundled programs of the services. */
export const programsDir = path.join(cacheDir, 'programs', 'dist');
export const gatewayMain = path.join(programsDir, 'gateway.js');
export const workerMain = path.join(programsDir, 'worker.js');
/** The gateway as SWC compiled it, which development runs. */
export const compiledGatewayMain = path.join(projectRoot, 'services', 'gateway', 'dist', 'main.js');
export const auditMain = path.join(projectRoot, 'services', 'gateway', 'dist', 'audit-verify.js');
export const shellDist = path.join(projectRoot, 'shell', 'dist');
