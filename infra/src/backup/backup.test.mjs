import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createProgress } from '../progress.reporter.mjs';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { listBases, placesOf, pruneBackup } from './backup.folder.mjs';
import { takeBase } from './base.backup.mjs';
import { keepMirrored, mirrorData } from './data.mirror.mjs';
import { restore } from './restore.steps.mjs';
import { openArchive } from './wal.archive.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-backup-'));
fs.chmodSync(folder, 0o711);
const dataDir = path.join(folder, 'data');
const backup = path.join(folder, 'backup');
const upload = path.join(dataDir, 'uploads', 'photo');
const progress = createProgress({ write: () => undefined });

/**
 * @param {string} url
 * @param {string} sql
 */
async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** @param {Date} [at] */
async function restored(at) {
  const target = fs.mkdtempSync(path.join(folder, 'restored-'));
  await restore({ backup, dataDir: target, at, progress });
  const postgres = await startPostgres({ dataDir: target, durable: false });
  const rows = await query(postgres.url, 'select value from kept order by value');
  await postgres.stop();
  return { target, values: rows.map(({ value }) => value) };
}

/** @type {Date} */
let afterTwo;

beforeAll(async () => {
  fs.mkdirSync(path.dirname(upload), { recursive: true });
  const settings = await openArchive(dataDir, backup);
  const postgres = await startPostgres({ dataDir, settings, durable: false });
  const url = new URL(postgres.url);
  await query(url.href, 'create table kept (value int); insert into kept values (1)');
  fs.writeFileSync(upload, 'first bytes');
  await takeBase({ url, cluster: postgres.folder, backup });
  await mirrorData(dataDir, placesOf(backup).files);
  await query(url.href, 'insert into kept values (2)');
  const [{ now }] = await query(url.href, 'select clock_timestamp() as now');
  afterTwo = now;
  await query(url.href, 'select pg_sleep(0.01)');
  await query(url.href, 'insert into kept values (3)');
  await query(url.href, 'delete from kept where value < 3');
  fs.rmSync(upload);
  await postgres.stop();
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('without a moment, all that was archived is restored', async () => {
  expect((await restored()).values).toEqual([3]);
});

test('at a moment before an accident, everything is as it was then, deleted uploads included', async () => {
  const { target, values } = await restored(afterTwo);
  expect(values).toEqual([1, 2]);
  expect(fs.readFileSync(path.join(target, 'uploads', 'photo'), 'utf8')).toBe('first bytes');
});

test('a backup is whole without the archived log', async () => {
  const aside = path.join(folder, 'wal-aside');
  fs.renameSync(placesOf(backup).wal, aside);
  expect((await restored()).values).toEqual([1]);
  fs.renameSync(aside, placesOf(backup).wal);
});

test('what cannot be restored is said, and leaves the folder empty', async () => {
  const target = path.join(folder, 'empty');
  const at = (/** @type {Date} */ moment) => restore({ backup, dataDir: target, at: moment, progress });
  await expect(at(new Date('2020-01-01T00:00:00Z'))).rejects.toThrow(/nothing before it can be restored/);
  await expect(at(new Date())).rejects.toThrow(/The archived log ends before that moment/);
  expect(fs.readdirSync(target)).toEqual([]);
  await expect(restore({ backup, dataDir, at: undefined, progress })).rejects.toThrow(/is not empty/);
});

test('of many backups the newest stay, with the log that they need', async () => {
  const settings = await openArchive(dataDir, backup);
  const postgres = await startPostgres({ dataDir, settings, durable: false });
  await takeBase({ url: new URL(postgres.url), cluster: postgres.folder, backup });
  fs.mkdirSync(path.join(placesOf(backup).bases, 'cut-short'));
  await postgres.stop();
  const [, newest] = listBases(backup);
  pruneBackup(backup, 1);
  expect(listBases(backup)).toEqual([newest]);
  expect(fs.readdirSync(placesOf(backup).bases)).toHaveLength(1);
  const archived = fs.readdirSync(placesOf(backup).wal).filter((name) => name.length === 24);
  expect(archived.every((name) => name >= (newest?.firstWal ?? ''))).toBe(true);
  expect((await restored()).values).toEqual([3]);
});

test('uploads are mirrored while the portal runs, and when it stops', async () => {
  const target = path.join(folder, 'mirror');
  const stop = keepMirrored(dataDir, target, () => undefined);
  fs.writeFileSync(upload, 'later bytes');
  await stop();
  expect(fs.readFileSync(path.join(target, 'uploads', 'photo'), 'utf8')).toBe('later bytes');
  expect(fs.existsSync(path.join(target, 'postgres'))).toBe(false);
});
