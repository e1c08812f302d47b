import path from 'node:path';
import { projectRoot } from '../project.paths.mjs';

const loader = path.join(projectRoot, 'shared', 'testing', 'node', 'run-source.mjs');
const fromSource = (/** @type {string} */ service) => [
  '--conditions=atrium-source',
  '--import',
  loader,
  path.join(projectRoot, 'services', service, 'src', 'main.ts'),
];

/** What a drill starts, from the sources as they are. @type {import('./drilled.portal.mjs').Programs} */
export const sourcePrograms = { gateway: fromSource('gateway'), worker: fromSource('worker') };

/** @type {NodeJS.ProcessEnv} */
export const drillEnv = { NODE_OPTIONS: '' };

/** Milliseconds that a drill may take on a busy machine. */
export const DRILL_LIMIT = 180_000;
