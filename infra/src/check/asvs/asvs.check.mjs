import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../project.paths.mjs';
import { complainOfRows, readDefinitions, readProofs } from './asvs-table.rules.mjs';
import { readTestTitles } from './test-titles.reader.mjs';

const folder = 'docs/security';
const file = `${folder}/asvs.md`;

/** @param {string} target as the document leads to it */
async function titlesOf(target) {
  const name = path.posix.join(folder, target);
  const source = await readFile(path.join(projectRoot, name), 'utf8').catch(() => null);
  return source === null ? null : readTestTitles(name, source);
}

/**
 * Tests that the document names and that do not exist.
 * @param {string} text the document
 * @param {(target: string) => Promise<Set<string> | null>} read titles of a file; null when there is none
 * @returns {Promise<string[]>} one sentence for each fault
 */
export async function findMissingTests(text, read = titlesOf) {
  const targets = readDefinitions(text);
  const proofs = readProofs(text);
  const named = new Set(proofs.map(({ name }) => name));
  const found = new Map(
    await Promise.all(
      [...targets].map(async ([name, target]) => /** @type {const} */ ([name, await read(target)])),
    ),
  );
  return [
    ...[...targets.keys()].filter((name) => !named.has(name)).map((name) => `[${name}] is named nowhere`),
    ...[...targets].filter(([name]) => !found.get(name)).map(([, target]) => `${target} is not there`),
    ...[...named].filter((name) => !targets.has(name)).map((name) => `[${name}] leads nowhere`),
    ...proofs
      .filter(({ name, title }) => found.get(name) && !found.get(name)?.has(title))
      .map(({ name, title }) => `${name} has no test “${title}”`),
  ];
}

/** @returns {Promise<string[]>} what is wrong with the answers to OWASP ASVS */
export async function checkAsvs() {
  const text = await readFile(path.join(projectRoot, file), 'utf8');
  const problems = [...complainOfRows(text), ...(await findMissingTests(text))];
  return problems.map((problem) => `${file}: ${problem}`);
}
