import { randomInt } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createGateway, migrationsOf, SERVICES, type Service } from '@atrium/gateway';
import { Clock, migrateDatabase, OutboxDispatcher, type Env } from '@atrium/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { waitUntilSettled } from '../database/settled.js';
import { createTestDatabase, type TestDatabase } from '../database/test-database.js';
import { HttpClient } from '../http/http-client.js';
import { createTestEnv } from '../http/test-env.js';
import { StandingPortal } from './standing-portal.js';
import { foundTestCompany, signUpCompany, type GivenCompany, type TestCompany } from './test-company.js';

const standing = new StandingPortal();

/** What closing does: the next file takes it over, the application ends, or its database and folder go with it. */
type End = 'giveBack' | 'stop' | 'remove';

export interface SentMail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  attachments: { name: string; type: string; base64: string }[];
}

export interface TestPortalOptions {
  clock?: Clock;
  /** Added to those of the portal. */
  services?: readonly Service[];
  /** Environment variables. */
  variables?: Record<string, string>;
  /** A database to upgrade and run on, which `close` removes; left out: a new one. */
  database?: TestDatabase;
  /** Another gateway whose database and data folder are shared; left out: new ones, which `close` removes. */
  beside?: TestPortal;
  /** Whether no other test file may use it: for tests that end it themselves or look at its start. */
  alone?: boolean;
}

/** The whole portal, over real HTTP, on a database that nobody else uses meanwhile. */
export class TestPortal {
  private constructor(
    private running: NestFastifyApplication | null,
    readonly env: Env,
    readonly database: TestDatabase,
    private readonly end: End,
  ) {}

  /** With a clock at most, it is the portal that the files of this process use one after the other. */
  static async start({ alone = false, clock, ...options }: TestPortalOptions = {}): Promise<TestPortal> {
    const isUsual = !alone && Object.keys(options).length === 0;
    if (!isUsual || standing.isTaken) return TestPortal.begin({ ...options, ...(clock && { clock }) });
    const { app, env, database } = await standing.take(clock ?? new Clock(), (own) =>
      TestPortal.begin({ clock: own }),
    );
    return new TestPortal(app, env, database, 'giveBack');
  }

  private static async begin({ clock, variables, beside, ...given }: TestPortalOptions): Promise<TestPortal> {
    const services = [...SERVICES, ...(given.services ?? [])];
    const migrations = migrationsOf(services);
    const database = beside?.database ?? given.database ?? (await createTestDatabase(migrations));
    const env = createTestEnv(database.url, {
      // One proxy is trusted, so that every browser can have its own address.
      TRUST_PROXY_HOPS: '1',
      ...(beside && { ATRIUM_DATA: beside.env.dataDir }),
      ...variables,
    });
    if (given.database) await migrateDatabase({ ...env, migrations });
    const app = await createGateway(env, { services, ...(clock && { clock }) });
    await app.listen(0, '127.0.0.1');
    return new TestPortal(app, env, database, beside ? 'stop' : 'remove');
  }

  /** A browser in which nobody is signed in. */
  browser(): HttpClient {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    return new HttpClient(this.url).withHeaders({ 'x-forwarded-for': address });
  }

  /** The same browser at another gateway, with the same cookies. */
  browserOf(other: HttpClient): HttpClient {
    return new HttpClient(this.url, other);
  }

  /** A company whose admin is signed in: without the mails of a sign-up, which few tests look at, and its trail. */
  company(given: GivenCompany = {}): Promise<TestCompany> {
    return foundTestCompany(this, given);
  }

  /** Like `company`, by a sign-up and a confirmed e-mail. */
  signedUpCompany(given: GivenCompany = {}): Promise<TestCompany> {
    return signUpCompany(this, given);
  }

  /** Waits until every event and job is done, here or by a gateway beside this one, or has failed. */
  async settle(): Promise<void> {
    await this.app.get(OutboxDispatcher).dispatch();
    await waitUntilSettled(this.database);
  }

  /** The mails to a person, the oldest first. */
  async mailsTo(email: string): Promise<SentMail[]> {
    await this.settle();
    const folder = path.join(this.env.dataDir, 'outbox');
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      names
        .sort()
        .map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as SentMail),
    );
    return mails.filter(({ to }) => to === email);
  }

  /** The token of the link that was mailed to a person last, whatever other mail came after it. */
  async tokenMailedTo(email: string): Promise<string> {
    const links = (await this.mailsTo(email)).map(({ text }) => /#token=([\w.-]{40,})/.exec(text)?.[1]);
    const token = links.findLast((each) => each !== undefined);
    if (!token) throw new Error(`No link was mailed to ${email}.`);
    return token;
  }

  async close(): Promise<void> {
    // Modules of test files stay in memory, and with them their variables: a portal that still had its application
    // would keep it, with all that it has cached, for the rest of the run.
    const { app } = this;
    this.running = null;
    if (this.end === 'giveBack') return standing.giveBack();
    await app.close();
    if (this.end === 'remove') await this.cleanUp();
  }

  /** Removes its database and folder, after its application was closed. */
  async cleanUp(): Promise<void> {
    await this.database.drop();
    await rm(this.env.dataDir, { recursive: true, force: true });
  }

  get app(): NestFastifyApplication {
    if (!this.running) throw new Error('The portal is closed.');
    return this.running;
  }

  private get url(): string {
    const address = this.app.getHttpServer().address();
    if (address === null || typeof address === 'string') throw new Error('The portal does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }
}
