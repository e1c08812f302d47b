import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createScratchClone, startClone } from '../fixtures/scratch.clone.mjs';
import { pickPort } from '../process/port.check.mjs';

// oxlint-disable-next-line no-restricted-properties -- only root steps down to a user who cannot enter the clone
const testAsRoot = process.getuid?.() === 0 ? test : test.skip;

testAsRoot('root starts a clone that nobody else can enter, and finds its data again', async () => {
  const clone = createScratchClone({ closed: true });
  const note = path.join(clone, '.atrium', 'postgres.json');
  const PORT = String(await pickPort());

  /** @param {string} sql */
  const startAndQuery = async (sql) => {
    const { child, lines, ready, exit } = startClone(clone, { PORT });
    await ready;
    const { home, password, port } = JSON.parse(fs.readFileSync(note, 'utf8'));
    expect(lines.join('\n')).toContain(`The database is kept in ${home}.`);
    const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/atrium`);
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    child.kill('SIGINT');
    expect(await exit).toBe(0);
    return { home, rows };
  };

  const first = await startAndQuery('create table kept as select 1 as value');
  const second = await startAndQuery('select value from kept');
  expect(second.rows).toEqual([{ value: 1 }]);
  expect(second.home).toBe(first.home);
  expect(first.home.startsWith(clone)).toBe(false);

  fs.rmSync(first.home, { recursive: true });
  const lost = startClone(clone, { PORT });
  expect(await lost.exit).toBe(1);
  expect(lost.lines.at(-1)).toMatch(/^The database of .* lived in .*, which is missing/);
  fs.rmSync(clone, { recursive: true });
});
