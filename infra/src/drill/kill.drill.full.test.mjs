import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DRILL_LIMIT, drillEnv as env, sourcePrograms as programs } from './drilled.programs.mjs';
import { killDrill } from './kill.drill.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-drill-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true }));

test(
  'processes killed and connections cut under load lose nothing and do nothing twice',
  async () => {
    const dataDir = path.join(folder, 'killed');
    const { lost, twice, ledger } = await killDrill({ dataDir, programs, env, faults: 5, writes: 150 });
    expect({ lost, twice }).toEqual({ lost: [], twice: [] });
    expect(ledger.acknowledged).toBeGreaterThanOrEqual(150);
    expect(ledger.unanswered).toBeGreaterThan(0);
  },
  DRILL_LIMIT,
);
