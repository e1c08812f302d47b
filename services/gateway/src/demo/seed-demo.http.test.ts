import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Clock, createHttpApp, loadEnv } from '@atrium/platform';
import { createTestDatabase, HttpClient, type TestDatabase } from '@atrium/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GatewayModule } from '../gateway.module.js';
import { migrations } from '../migrations.js';
import { seedDemo } from './seed-demo.js';

/** A Wednesday noon in India. */
const NOW = new Date('2026-11-18T06:30:00Z');
class Noon extends Clock {
  override now(): Date {
    return NOW;
  }
}

let database: TestDatabase;
let app: NestFastifyApplication;
let dataDir: string;

async function start(demo: 'on' | 'off') {
  const env = loadEnv({
    DATABASE_URL: database.url,
    ATRIUM_SECRET: 'a secret that only tests have, long enough',
    ATRIUM_DATA: dataDir,
    ATRIUM_SHELL: dataDir,
    ATRIUM_DEMO: demo,
    LOG_LEVEL: 'silent',
  });
  app = await createHttpApp({ env, module: GatewayModule.forRoot(env, new Noon()) });
  await app.listen(0, '127.0.0.1');
  return { env, baseUrl: await app.getUrl() };
}

async function signIn(baseUrl: string, email: string): Promise<HttpClient> {
  const client = new HttpClient(baseUrl);
  const answer = await client.post('/api/auth/login', { companyCode: 'demo', email, password: 'Demo!2026' });
  expect(answer.status).toBe(200);
  return client;
}

beforeEach(async () => {
  database = await createTestDatabase(migrations);
  dataDir = mkdtempSync(path.join(tmpdir(), 'atrium-demo-'));
});

afterEach(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

test('the demo company has its people, their attendance of three months and a day in progress', async () => {
  const { env, baseUrl } = await start('on');
  const began = performance.now();
  await seedDemo(app, env, () => undefined);
  console.log('seed', performance.now() - began);
  const admin = await signIn(baseUrl, 'admin@demo.test');
  const people = await admin.get('/api/hr/employees?limit=100');
  expect(people.body.total).toBe(40);
  const board = await admin.get('/api/hr/attendance/board');
  console.log(board.body.counts, people.body.items.slice(0, 3));
});
