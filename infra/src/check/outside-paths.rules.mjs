import path from 'node:path';

const climbing = /(?:\.\.\/)+[\w.@/-]*/g;
const absolute = /(?<![\w./:$}-])\/(?:work|home|root|Users)\/[\w./-]+/g;
const lastSegmentsOfOtherTrees = ['design', 'spikes'].map((name) => `shared/${name}`);

/** @param {string} file @param {string} mention */
const leavesProject = (file, mention) =>
  path.posix.normalize(path.posix.join(path.posix.dirname(file), mention)).startsWith('..');

/**
 * Paths in a file that lead out of the project, where a fresh clone has nothing.
 * @param {string} file its path below the project's folder
 * @param {string} text its content
 * @returns {string[]} one sentence for each
 */
export function findOutsidePaths(file, text) {
  const found = [
    ...(text.match(climbing) ?? []).filter((mention) => leavesProject(file, mention)),
    ...(text.match(absolute) ?? []),
    ...lastSegmentsOfOtherTrees.filter((mention) => new RegExp(`${mention}(?![\\w-])`).test(text)),
  ];
  return [...new Set(found)].map((mention) => `${file}: ${mention} lies outside the project`);
}
