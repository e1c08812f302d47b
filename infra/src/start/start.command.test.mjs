import fs from 'node:fs';
import path from 'node:path';
import { createScratchClone, startClone } from '../fixtures/scratch.clone.mjs';
import { pickPort } from '../process/port.check.mjs';
import { isAlive, waitUntilGone } from '../process/process.identity.mjs';

const clone = createScratchClone();
const port = await pickPort();
const data = path.join(clone, '.atrium');

/** @param {NodeJS.ProcessEnv} [env] */
const start = (env) => startClone(clone, { PORT: String(port), ...env });

const hello = async () => (await fetch(`http://127.0.0.1:${port}`)).text();

const postmaster = () =>
  Number.parseInt(fs.readFileSync(path.join(data, 'postgres', 'postmaster.pid'), 'utf8'));

const gatewayPid = () => JSON.parse(fs.readFileSync(path.join(data, 'gateway.pid'), 'utf8')).pid;

afterAll(() => fs.rmSync(clone, { recursive: true }));

test('a fresh clone builds, serves, names the demo logins, and stops with its database on Ctrl-C', async () => {
  const { child, lines, ready, exit } = start();
  await ready;
  expect(await hello()).toBe('hello');
  const server = postmaster();
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await exit).toBe(0);
  expect(isAlive(server)).toBe(false);
  const text = lines.join('\n');
  for (const words of [
    'Building services/gateway',
    'Starting the database',
    'Migrating',
    'admin@demo.test',
  ]) {
    expect(text).toContain(words);
  }
});

test('a second start builds nothing; without the demo no login is shown; SIGTERM stops it too', async () => {
  const { child, lines, ready, exit } = start({ ATRIUM_DEMO: 'off' });
  await ready;
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(lines.join('\n')).not.toMatch(/Building|demo/);
});

test('a SIGTERM that reaches only npm or its shell stops it too', async () => {
  const { child, ready } = startClone(clone, { PORT: String(port) }, { shell: true });
  await ready;
  const server = postmaster();
  child.kill('SIGTERM');
  expect(await waitUntilGone(server, 10_000)).toBe(true);
  while (fs.existsSync(path.join(data, 'in-use.lock')))
    await new Promise((resolve) => setTimeout(resolve, 20));
});

test('after a kill, the gateway ends by itself and the next start adopts the database', async () => {
  const killed = start();
  await killed.ready;
  const [server, gateway] = [postmaster(), gatewayPid()];
  killed.child.kill('SIGKILL');
  const next = start();
  await next.ready;
  expect(isAlive(gateway)).toBe(false);
  expect(postmaster()).toBe(server);
  expect(next.lines.join('\n')).toContain('still running');
  next.child.kill('SIGINT');
  expect(await next.exit).toBe(0);
  expect(isAlive(server)).toBe(false);
});

test('a database that is killed while all runs is started again, and a gateway that ends is reported', async () => {
  const { child, lines, ready, exit } = start();
  await ready;
  const server = postmaster();
  process.kill(server, 'SIGKILL');
  await waitUntilGone(server, 5000);
  while (!lines.some((line) => line.includes('The database runs again'))) {
    await new Promise((resolve) => child.stdout?.once('data', resolve));
  }
  expect(await hello()).toBe('hello');
  const next = postmaster();
  process.kill(gatewayPid(), 'SIGKILL');
  expect(await exit).toBe(1);
  expect(lines.at(-1)).toMatch(/The gateway ended by itself \(signal SIGKILL\)/);
  expect(isAlive(next)).toBe(false);
});

test('whatever prevents the start is reported in a sentence', async () => {
  const running = start();
  await running.ready;
  const folderInUse = start({ PORT: String(await pickPort()) });
  expect([await folderInUse.exit, folderInUse.lines]).toEqual([
    1,
    [
      `The data folder ${data} is in use by process ${running.child.pid}: stop that one, or set ATRIUM_DATA to another folder.`,
    ],
  ]);
  const portTaken = start({ ATRIUM_DATA: path.join(clone, 'other') });
  expect([await portTaken.exit, portTaken.lines]).toEqual([
    1,
    [`Port ${port} is taken: set PORT to a free one.`],
  ]);
  running.child.kill('SIGINT');
  await running.exit;
});

test.each([
  [{ PORT: '0' }, /^PORT must be a number from 1 to 65535, not "0"\.$/],
  [{ ATRIUM_DEMO: 'yes' }, /^ATRIUM_DEMO must be on or off, not "yes"\.$/],
  [
    { ATRIUM_DATA: 'package.json' },
    /^Cannot write to the data folder .*package\.json \(it is not a folder\)/,
  ],
])('%j is refused in a sentence', async (env, sentence) => {
  const { exit, lines } = start(env);
  expect(await exit).toBe(1);
  expect(lines).toEqual([expect.stringMatching(sentence)]);
});
