import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProgress } from '../progress.reporter.mjs';
import { DRILL_LIMIT, drillEnv as env, sourcePrograms as programs } from './drilled.programs.mjs';
import { restoreDrill } from './restore.drill.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-drill-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true }));

test(
  'a backup taken under load is restored to a moment, with all that was acknowledged by then',
  async () => {
    const progress = createProgress({ write: () => undefined });
    const restored = await restoreDrill({ folder, programs, env, writes: 100, progress });
    expect(restored.lost).toEqual([]);
    expect(restored.acknowledged).toBeGreaterThanOrEqual(100);
  },
  DRILL_LIMIT,
);
