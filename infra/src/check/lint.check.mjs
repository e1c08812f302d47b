import { runTool } from './command.step.mjs';

/**
 * Runs Oxlint with TypeScript's own errors over the project, or over some files.
 * @param {string[]} [files]
 * @returns {Promise<import('./step.runner.mjs').Result>}
 */
export const checkLint = (files = ['.']) =>
  runTool('oxlint/bin/oxlint', [
    '--config=oxlint.config.mjs',
    '--report-unused-disable-directives',
    ...files,
  ]);
