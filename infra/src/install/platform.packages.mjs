import fs from 'node:fs';
import path from 'node:path';

/**
 * The parts of a lockfile that are read here.
 * @typedef {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} Lockfile
 */

/**
 * @typedef {object} System
 * @property {string} platform as process.platform
 * @property {string} arch as process.arch
 * @property {boolean} glibc
 */

/** @returns {System} */
function thisSystem() {
  const { header } = /** @type {any} */ (process.report.getReport());
  return { platform: process.platform, arch: process.arch, glibc: Boolean(header.glibcVersionRuntime) };
}

/** @param {System} system */
function namePattern({ platform, arch, glibc }) {
  const names = platform === 'win32' ? '(win32|windows)' : platform;
  const libc = { linux: glibc ? '(-gnu|-glibc)?' : '(-musl)?', win32: '(-msvc)?' }[platform] ?? '';
  return new RegExp(`[-/]${names}-${arch}${libc}$`);
}

/**
 * The native packages of a system that something in the lockfile needs but a lockfile from another system does not
 * list, because npm leaves them out (npm/cli#4828).
 * @param {Lockfile} lockfile
 * @param {System} system
 * @returns {string[]} e.g. `@swc/core-darwin-arm64@1.16.22`
 */
export function unlistedPlatformPackages({ packages }, system) {
  const pattern = namePattern(system);
  return Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.entries(optionalDependencies))
    .filter(([name]) => pattern.test(name) && !packages[`node_modules/${name}`])
    .map(([name, range]) => `${name}@${range.replace(/^[~^]/, '')}`);
}

/**
 * @param {string} clone
 * @returns {string[]} what has to be installed beside the lockfile on this system
 */
export function missingPlatformPackages(clone) {
  const lockfile = JSON.parse(fs.readFileSync(path.join(clone, 'package-lock.json'), 'utf8'));
  return unlistedPlatformPackages(lockfile, thisSystem());
}
