import { rm } from 'node:fs/promises';
import {
  Actors,
  CompanyDirectory,
  createHttpApp,
  PlatformModule,
  RemoteSwitches,
  SessionReader,
  platformMigrations,
  type Clock,
  type CompanyPage,
  type Entity,
  type Env,
  type Migration,
  type SignedInUser,
} from '@atrium/platform';
import { ReachModule, reachMigrations } from '@atrium/reach';
import { RecordsModule, recordsMigrations } from '@atrium/records';
import { DynamicModule, Global, Module, type Provider, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestDatabase, type TestDatabase } from '../database/test-database.js';
import { HttpClient } from '../http/http-client.js';
import { createTestEnv } from '../http/test-env.js';

/** Sessions for platform tests: the token is the key. */
export class TestSessions extends SessionReader {
  readonly users = new Map<string, SignedInUser>();
  /** Promises that the next reads wait for, one each. */
  readonly waits: Promise<void>[] = [];

  async read(token: string): Promise<SignedInUser | null> {
    await this.waits.shift();
    return this.users.get(token) ?? null;
  }

  async goesOn({ sessionId }: SignedInUser): Promise<boolean> {
    return [...this.users.values()].some((user) => user.sessionId === sessionId);
  }
}

/** In platform tests everybody with a session may sign in. */
class TestActors extends Actors {
  constructor(private readonly sessions: TestSessions) {
    super();
  }

  find(companyId: string, userId: string): Promise<SignedInUser | null> {
    const users = [...this.sessions.users.values()];
    return Promise.resolve(
      users.find(({ companyId: its, id }) => its === companyId && id === userId) ?? null,
    );
  }
}

export class TestSwitches extends RemoteSwitches {
  readonly off = new Set<string>();

  isEnabled(companyId: string, remoteId: string): Promise<boolean> {
    return Promise.resolve(!this.off.has(`${companyId} ${remoteId}`));
  }
}

/** Companies for platform tests: time zone by id. */
export class TestCompanies extends CompanyDirectory {
  readonly zones = new Map<string, string>();

  listZones(): Promise<string[]> {
    return Promise.resolve([...new Set(this.zones.values())]);
  }

  listIds({ zone, after, limit }: CompanyPage): Promise<string[]> {
    const ids = [...this.zones].filter(([, its]) => zone === null || its === zone).map(([id]) => id);
    return Promise.resolve(
      ids
        .sort()
        .filter((id) => after === null || id > after)
        .slice(0, limit),
    );
  }
}

export interface PlatformAppOptions {
  controllers?: Type[];
  providers?: Provider[];
  entities?: Entity[];
  /** Added to those of platform, records and reach. */
  migrations?: Migration[];
  clock?: Clock;
  /** Environment variables. */
  variables?: Record<string, string>;
  /** Left out: a new database, which `close` drops. */
  database?: TestDatabase;
}

/** Platform, records and reach with the routes of a test, on a real database. */
export interface PlatformApp {
  /** Until it is closed. */
  readonly app: NestFastifyApplication;
  env: Env;
  database: TestDatabase;
  sessions: TestSessions;
  switches: TestSwitches;
  companies: TestCompanies;
  /** A browser, signed in as the user if one is given. */
  client(user?: SignedInUser): HttpClient;
  close(): Promise<void>;
}

@Global()
@Module({})
class TestModule {}

const roomMigrations = [...platformMigrations, ...recordsMigrations, ...reachMigrations];

export async function createPlatformApp(options: PlatformAppOptions = {}): Promise<PlatformApp> {
  const database =
    options.database ?? (await createTestDatabase([...roomMigrations, ...(options.migrations ?? [])]));
  const env = createTestEnv(database.url, options.variables);
  const sessions = new TestSessions();
  const switches = new TestSwitches();
  const companies = new TestCompanies();
  const cleanUp = async () => {
    if (!options.database) await database.drop();
    await rm(env.dataDir, { recursive: true, force: true });
  };
  let running: NestFastifyApplication | null = await startApp(
    env,
    compose(env, options, [sessions, switches, companies]),
  ).catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  const baseUrl = await running.getUrl();
  return {
    get app() {
      if (!running) throw new Error('The application is closed.');
      return running;
    },
    env,
    database,
    sessions,
    switches,
    companies,
    client: (user) => signedInClient(baseUrl, sessions, user),
    close: async () => {
      const app = running;
      // As in TestPortal: what a test file keeps for the rest of the run must not keep its application.
      running = null;
      await app?.close();
      await cleanUp();
    },
  };
}

async function startApp(env: Env, module: DynamicModule): Promise<NestFastifyApplication> {
  const app = await createHttpApp({ env, module });
  await app.listen(0, '127.0.0.1');
  return app;
}

function compose(
  env: Env,
  { controllers, providers, entities, clock }: PlatformAppOptions,
  [sessions, switches, companies]: [TestSessions, TestSwitches, TestCompanies],
): DynamicModule {
  const ports = [
    { provide: SessionReader, useValue: sessions },
    { provide: Actors, useValue: new TestActors(sessions) },
    { provide: RemoteSwitches, useValue: switches },
    { provide: CompanyDirectory, useValue: companies },
  ];
  return {
    module: TestModule,
    imports: [
      PlatformModule.forRoot({ env, entities: entities ?? [], ...(clock && { clock }) }),
      RecordsModule,
      ReachModule,
    ],
    controllers: controllers ?? [],
    providers: [...ports, ...(providers ?? [])],
    exports: ports,
  };
}

function signedInClient(baseUrl: string, sessions: TestSessions, user?: SignedInUser): HttpClient {
  const client = new HttpClient(baseUrl);
  if (user) {
    sessions.users.set(user.sessionId, user);
    client.setCookie('atrium_session', user.sessionId);
  }
  return client;
}
