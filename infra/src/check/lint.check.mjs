import { runTool } from './command.step.mjs';

/**
 * The type checker is a Go program, which collects its garbage each time that it has grown to twice its size. That was a
 * sixth of its processor time.
 */
const rarely = { GOGC: process.env.GOGC ?? '400', GOMEMLIMIT: process.env.GOMEMLIMIT ?? '4GiB' };

/**
 * Runs Oxlint with TypeScript's own errors over the project, or over some files.
 * @param {string[]} [files]
 * @returns {Promise<import('./step.runner.mjs').Result>}
 */
export const checkLint = (files = ['.']) =>
  runTool(
    'oxlint/bin/oxlint',
    ['--config=oxlint.config.mjs', '--report-unused-disable-directives', ...files],
    rarely,
  );
