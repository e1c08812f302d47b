import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../project.paths.mjs';
import { killDrill } from './kill.drill.mjs';
import { restoreDrill } from './restore.drill.mjs';

/** Milliseconds. */
const DRILL_LIMIT = 180_000;

const loader = path.join(projectRoot, 'shared', 'testing', 'node', 'run-source.mjs');
const fromSource = (/** @type {string} */ service) => [
  '--conditions=atrium-source',
  '--import',
  loader,
  path.join(projectRoot, 'services', service, 'src', 'main.ts'),
];
const programs = { gateway: fromSource('gateway'), worker: fromSource('worker') };
const env = { NODE_OPTIONS: '' };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-drill-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true }));

test(
  'processes killed and connections cut under load lose nothing and do nothing twice',
  async () => {
    const dataDir = path.join(folder, 'killed');
    const { lost, twice, ledger } = await killDrill({ dataDir, programs, env, faults: 5, writes: 300 });
    expect({ lost, twice }).toEqual({ lost: [], twice: [] });
    expect(ledger.acknowledged).toBeGreaterThanOrEqual(300);
    expect(ledger.unanswered).toBeGreaterThan(0);
  },
  DRILL_LIMIT,
);

test(
  'a backup taken under load is restored to a moment, with all that was acknowledged by then',
  async () => {
    const progress = {
      line: () => undefined,
      step: async (/** @type {string} */ _, /** @type {() => any} */ work) => work(),
    };
    const restored = await restoreDrill({ folder, programs, env, writes: 100, progress });
    expect(restored.lost).toEqual([]);
    expect(restored.acknowledged).toBeGreaterThanOrEqual(100);
  },
  DRILL_LIMIT,
);
