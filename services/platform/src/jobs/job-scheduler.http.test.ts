import { randomUUID } from 'node:crypto';
import {
  createPlatformApp,
  createTestDatabase,
  TestClock,
  waitUntilSettled,
  type PlatformApp,
  type TestDatabase,
} from '@atrium/testing';
import { Injectable } from '@nestjs/common';
import { platformMigrations } from '../database/migrations/index.js';
import { TenantDb } from '../database/tenant-db.js';
import { HandlesJob } from './handles-job.decorator.js';
import type { GlobalTick, JobContext } from './job-context.js';
import { defineGlobalJob, defineJob } from './job-definition.js';
import { FAN_OUT, JobScheduler } from './job-scheduler.js';
import { effectMigration } from './testing/effect-handlers.js';

const greet = defineJob({ kind: 'test.greet', schedule: { cron: '0 9 * * *', zone: 'company' } });
const fill = defineJob({
  kind: 'test.fill',
  schedule: { cron: '0 9 * * *', zone: 'company', atOnce: true },
});
const sweep = defineGlobalJob({ kind: 'test.sweep', cron: '0 * * * *' });
const swept: string[] = [];
const filled: string[] = [];

@Injectable()
class ScheduledHandlers {
  constructor(private readonly db: TenantDb) {}

  @HandlesJob(greet)
  async greet(): Promise<void> {
    await this.db
      .current()
      .query('insert into effect (company_id, job_id, word) values ($1, uuidv7(), $2)', [
        this.db.currentCompanyId(),
        'good morning',
      ]);
  }

  @HandlesJob(fill)
  fill(_: object, { companyId }: JobContext): Promise<void> {
    filled.push(companyId);
    return Promise.resolve();
  }

  @HandlesJob(sweep)
  sweep({ at }: GlobalTick): Promise<void> {
    swept.push(at.toISOString());
    return Promise.resolve();
  }
}

const clock = new TestClock('2026-11-20T00:00:00Z');
const KOLKATA = [randomUUID(), randomUUID()].sort();
const BERLIN = randomUUID();

let database: TestDatabase;
let workers: PlatformApp[];
beforeAll(async () => {
  database = await createTestDatabase([...platformMigrations, effectMigration]);
  const start = () => createPlatformApp({ database, clock, providers: [ScheduledHandlers] });
  workers = await Promise.all([start(), start()]);
  for (const { companies } of workers) {
    for (const id of KOLKATA) companies.zones.set(id, 'Asia/Kolkata');
    companies.zones.set(BERLIN, 'Europe/Berlin');
  }
  await look();
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await database.drop();
});

/** Lets both workers check the schedules at once. */
async function look(): Promise<void> {
  await Promise.all(workers.map(({ app }) => app.get(JobScheduler).look()));
  await waitUntilSettled(database);
}
const greeted = async () => {
  const rows = await database.query<{ id: string }>('select company_id as id from effect order by 1');
  return rows.map(({ id }) => id);
};

test('a schedule with atOnce ticks when it is first seen, once for each company', () => {
  expect(filled.sort()).toEqual([...KOLKATA, BERLIN].sort());
});

test('a tick happens once, however many workers there are, in the company’s time zone', async () => {
  expect(await greeted()).toEqual([]);
  clock.set('2026-11-20T03:30:00Z');
  await Promise.all([look(), look()]);
  expect(await greeted()).toEqual(KOLKATA);
  clock.set('2026-11-20T08:00:30Z');
  await look();
  expect(await greeted()).toEqual([...KOLKATA, BERLIN].sort());
});

test('a global job gets its tick, and missed ticks run once', () => {
  expect(swept).toEqual(['2026-11-20T03:00:00.000Z', '2026-11-20T08:00:00.000Z']);
});

test('an interrupted fan-out gives no company a second job', async () => {
  const before = await greeted();
  const again = { kind: 'test.greet', zone: 'Asia/Kolkata', at: '2026-11-20T03:30:00.000Z' };
  const late = randomUUID();
  for (const { companies } of workers) companies.zones.set(late, 'Asia/Kolkata');
  await database.query('select graphile_worker.add_job($1, $2)', [FAN_OUT, JSON.stringify(again)]);
  await waitUntilSettled(database);
  expect(await greeted()).toEqual([...before, late].sort());
});
