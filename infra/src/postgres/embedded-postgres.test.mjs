import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { isAlive, waitUntilGone } from '../process/process.identity.mjs';
import { startPostgres } from './embedded-postgres.process.mjs';

const startScript = fileURLToPath(new URL('../fixtures/start-postgres.script.mjs', import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-postgres-'));
fs.chmodSync(folder, 0o711);

/**
 * @param {string} url
 * @param {string} sql
 */
async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Starts the database in another Node process. */
async function startElsewhere() {
  const child = spawn(process.execPath, [startScript, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
  return { parent: child.pid ?? 0, ...JSON.parse(line) };
}

afterAll(async () => {
  const { stop } = await startPostgres({ dataDir: folder });
  await stop();
  fs.rmSync(folder, { recursive: true });
});

test('the first start creates the database, with an order of texts that no system locale changes', async () => {
  const { url, created, stop } = await startPostgres({ dataDir: folder });
  expect(created).toBe(true);
  expect(
    await query(url, `select datlocprovider, datlocale from pg_database where datname = 'atrium'`),
  ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }]);
  await query(url, 'create table kept (value int); insert into kept values (1)');
  await stop();
});

test('only the owner can read the password, and the server listens on this machine alone', async () => {
  expect(fs.statSync(path.join(folder, 'postgres.json')).mode & 0o777).toBe(0o600);
  const { url, stop } = await startPostgres({ dataDir: folder });
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({
    code: '28P01',
  });
  await stop();
});

test('a server that outlives its killed parent is adopted and can be stopped', async () => {
  const orphan = await startElsewhere();
  process.kill(orphan.parent, 'SIGKILL');
  await waitUntilGone(orphan.parent, 5000);
  const { adopted, pid, url, stop } = await startPostgres({ dataDir: folder });
  expect({ adopted, pid }).toEqual({ adopted: true, pid: orphan.pid });
  expect(await query(url, 'select * from kept')).toEqual([{ value: 1 }]);
  await stop();
  expect(isAlive(orphan.pid)).toBe(false);
});

test('after the server was killed, the next start recovers what was committed', async () => {
  const killed = await startElsewhere();
  await query(killed.url, 'insert into kept values (2)');
  process.kill(killed.pid, 'SIGKILL');
  process.kill(killed.parent, 'SIGKILL');
  const { adopted, url, stop } = await startPostgres({ dataDir: folder });
  expect(adopted).toBe(false);
  expect(await query(url, 'select * from kept order by 1')).toEqual([{ value: 1 }, { value: 2 }]);
  await stop();
});

test('a remembered port that somebody else has taken is replaced', async () => {
  const { port } = JSON.parse(fs.readFileSync(path.join(folder, 'postgres.json'), 'utf8'));
  const squatter = net.createServer().listen(port, '127.0.0.1');
  const { url, stop } = await startPostgres({ dataDir: folder });
  expect(new URL(url).port).not.toBe(String(port));
  await stop();
  squatter.close();
});

test('a process id that now belongs to another program does not block the start', async () => {
  fs.writeFileSync(
    path.join(folder, 'postgres', 'postmaster.pid'),
    `${process.ppid}\n${folder}/postgres\n1\n5432\n`,
  );
  const { adopted, url, stop } = await startPostgres({ dataDir: folder });
  expect(adopted).toBe(false);
  expect(await query(url, 'select count(*)::int from kept')).toEqual([{ count: 2 }]);
  await stop();
});

test('a creation that was cut short is begun anew', async () => {
  const dataDir = path.join(folder, 'cut-short');
  fs.mkdirSync(path.join(dataDir, 'postgres.new', 'base'), { recursive: true });
  const { created, stop } = await startPostgres({ dataDir, durable: false });
  expect(created).toBe(true);
  await stop();
});

test('a data folder of mode 700 keeps the database, also when root has to step down', async () => {
  const dataDir = path.join(folder, 'private');
  fs.mkdirSync(dataDir, { mode: 0o700 });
  const postgres = await startPostgres({ dataDir, durable: false });
  expect(postgres.folder).toBe(path.join(dataDir, 'postgres'));
  await postgres.stop();
  const readable = fs
    .readdirSync(dataDir)
    .filter((name) => fs.statSync(path.join(dataDir, name)).mode & 0o077);
  expect(readable).toEqual([]);
});

test('without the kept password the person is told', async () => {
  const dataDir = path.join(folder, 'no-note');
  fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
  await expect(startPostgres({ dataDir })).rejects.toThrow(
    /postgres\.json, which holds the password .* is missing/,
  );
});
