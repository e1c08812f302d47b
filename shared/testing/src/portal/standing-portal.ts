import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { CacheInvalidation, Clock, JobScheduler, type Env } from '@atrium/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { emptyDatabase, shapeOf } from '../database/emptied-database.js';
import { waitUntilSettled } from '../database/settled.js';
import type { TestDatabase } from '../database/test-database.js';

/** The clock of whichever test file runs. */
class FileClock extends Clock {
  constructor(public own: Clock) {
    super();
  }

  override now(): Date {
    return this.own.now();
  }
}

interface Started {
  readonly app: NestFastifyApplication;
  readonly env: Env;
  readonly database: TestDatabase;
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface Standing {
  portal: Started;
  clock: FileClock;
  shape: string;
}

/**
 * A portal that the test files of a process use one after the other, since starting one takes longer than most files.
 * Each finds it as if it had just been started: without a row, a file or an open page of another.
 */
export class StandingPortal {
  private standing: Standing | null = null;
  private taken = false;

  get isTaken(): boolean {
    return this.taken;
  }

  /** @param begin starts it for the first file, and again after a file that changed what cannot be taken back */
  async take(own: Clock, begin: (clock: Clock) => Promise<Started>): Promise<Started> {
    this.taken = true;
    try {
      this.standing ??= await this.start(begin);
      const { portal, clock } = this.standing;
      clock.own = own;
      await this.renew(portal);
      return portal;
    } catch (error) {
      this.taken = false;
      throw error;
    }
  }

  async giveBack(): Promise<void> {
    const { standing } = this;
    if (!standing) return;
    const { portal, clock, shape } = standing;
    const isWhole = await this.empty(portal).catch(() => false);
    if (!isWhole || (await shapeOf(portal.database)) !== shape) {
      this.standing = null;
      await portal.close();
    }
    clock.own = new Clock();
    this.taken = false;
  }

  private async start(begin: (clock: Clock) => Promise<Started>): Promise<Standing> {
    const clock = new FileClock(new Clock());
    const portal = await begin(clock);
    await portal.settle();
    return { portal, clock, shape: await shapeOf(portal.database) };
  }

  /** As at a start: nothing is cached, and schedules, which began again by another clock meanwhile, begin by the file's. */
  private async renew({ app, database }: Started): Promise<void> {
    await emptyDatabase(database);
    app.get(CacheInvalidation).deliverMissed();
    await app.get(JobScheduler).look();
  }

  private async empty({ app, database, env }: Started): Promise<boolean> {
    app.getHttpServer().closeAllConnections();
    await waitUntilSettled(database);
    await emptyDatabase(database);
    for (const name of await readdir(env.dataDir))
      await rm(path.join(env.dataDir, name), { recursive: true });
    return true;
  }
}
