import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../build/build.step.mjs';
import { installPackages } from '../install/install.step.mjs';
import { PlainError } from '../plain.error.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { gatewayMain, workerMain } from '../project.paths.mjs';
import { killDrill } from './kill.drill.mjs';
import { restoreDrill } from './restore.drill.mjs';

const programs = { gateway: [gatewayMain], worker: [workerMain] };

/**
 * @param {string} name
 * @param {string} text
 */
function readCount(name, text) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new PlainError(`--${name} is a number of 1 or more.`);
  return count;
}

/** @param {string[]} sentences */
const printFirst = (sentences) => sentences.slice(0, 20).forEach((sentence) => console.error(sentence));

/**
 * `npm run drill [-- --faults N --writes N]`: kills processes and cuts connections under load, then backs up and
 * restores, in its own folder.
 * @param {string[]} args
 * @returns {Promise<boolean>} whether nothing was lost and nothing happened twice
 * @throws {PlainError}
 */
export async function drill(args) {
  const options = /** @type {const} */ ({
    faults: { type: 'string', default: '100' },
    writes: { type: 'string', default: '20000' },
  });
  const { values } = parseArgs({ args, options });
  const faults = readCount('faults', values.faults);
  const writes = readCount('writes', values.writes);
  const progress = createProgress();
  await installPackages(progress, new AbortController().signal);
  await buildChanged(progress, { mode: 'production' });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-drill-'));
  fs.chmodSync(folder, 0o711);
  try {
    const dataDir = path.join(folder, 'killed');
    const killed = await killDrill({ dataDir, programs, faults, writes, print: progress.line });
    const { lost, twice, ledger } = killed;
    printFirst([...lost, ...twice]);
    console.log(
      `${faults} faults, ${ledger.acknowledged} writes acknowledged, ${ledger.unanswered} left without an answer: ${lost.length} lost, ${twice.length} twice.`,
    );
    const restored = await restoreDrill({ folder, programs, writes: Math.ceil(writes / 10), progress });
    printFirst(restored.lost);
    console.log(
      `Restored to a moment by which ${restored.acknowledged} writes were acknowledged: ${restored.lost.length} lost.`,
    );
    return lost.length + twice.length + restored.lost.length === 0;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
