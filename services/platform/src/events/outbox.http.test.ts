import { randomUUID } from 'node:crypto';
import { createPlatformApp, createTestDatabase, type PlatformApp, type TestDatabase } from '@atrium/testing';
import { Injectable } from '@nestjs/common';
import { defineMigration } from '../database/define-migration.js';
import { platformMigrations } from '../database/migrations/index.js';
import { TenantDb } from '../database/tenant-db.js';
import { DomainEvents } from './domain-events.js';
import type { EventPayload, EventOrigin } from './domain-event.js';
import { OnDomainEvent } from './on-domain-event.decorator.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';

const effects = defineMigration(
  '1763700000090-effects',
  `create table effect (company_id uuid not null, id uuid not null default uuidv7(), user_id uuid not null, primary key (company_id, id));
   select atrium_protect('effect');`,
);
const migrations = [...platformMigrations, effects];
const COMPANY = randomUUID();

@Injectable()
class EffectHandler {
  failures = 0;
  refused: string | null = null;
  seen: EventOrigin[] = [];

  constructor(
    private readonly db: TenantDb,
    private readonly events: DomainEvents,
  ) {}

  @OnDomainEvent('user.changed', 1)
  async store({ userId }: EventPayload<'user.changed'>, origin: EventOrigin): Promise<void> {
    this.seen.push(origin);
    await this.db
      .current()
      .query('insert into effect (company_id, user_id) values ($1, $2)', [origin.companyId, userId]);
    if (userId === this.refused) throw new Error('the handler refuses');
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('the handler failed');
    }
  }

  @OnDomainEvent('company.created', 1)
  async chain({ companyId }: EventPayload<'company.created'>): Promise<void> {
    await this.events.publish('user.changed', 1, { userId: companyId });
  }
}

let database: TestDatabase;
let gateways: PlatformApp[];
beforeAll(async () => {
  database = await createTestDatabase(migrations);
  gateways = await Promise.all([1, 2].map(() => createPlatformApp({ database, providers: [EffectHandler] })));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await database.drop();
});
beforeEach(() => database.query('delete from effect; delete from outbox_queue; delete from outbox_event'));

const publish = (userId: string) =>
  gateways[0]!.app
    .get(TenantDb)
    .run(COMPANY, () => gateways[0]!.app.get(DomainEvents).publish('user.changed', 1, { userId }));
const dispatchAll = () => Promise.all(gateways.map(({ app }) => app.get(OutboxDispatcher).dispatch()));
const effectsOf = async (userId: string) =>
  (await database.query('select 1 from effect where user_id = $1', [userId])).length;
const waiting = async () => {
  const [row] = await database.query<{ queued: number; stored: number }>(
    'select (select count(*)::int from outbox_queue) as queued, (select count(*)::int from outbox_event) as stored',
  );
  return row;
};

test('an event is handled once, by whichever gateway', async () => {
  const users = Array.from({ length: 40 }, () => randomUUID());
  await Promise.all(users.map(publish));
  await dispatchAll();
  for (const user of users) expect([user, await effectsOf(user)]).toEqual([user, 1]);
  expect(await waiting()).toEqual({ queued: 0, stored: 0 });
});

test('a notice alone makes a gateway handle it', async () => {
  const user = randomUUID();
  await publish(user);
  while ((await effectsOf(user)) === 0) await new Promise(setImmediate);
});

test('an event of a transaction that fails never happened', async () => {
  const user = randomUUID();
  const { app } = gateways[0]!;
  const failing = app.get(TenantDb).run(COMPANY, async () => {
    await app.get(DomainEvents).publish('user.changed', 1, { userId: user });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await dispatchAll();
  expect(await effectsOf(user)).toBe(0);
});

test('events can be published inside a transaction only', async () => {
  await expect(
    gateways[0]!.app.get(DomainEvents).publish('user.changed', 1, { userId: randomUUID() }),
  ).rejects.toThrow('inside TenantDb.run');
});

test('a handler may publish; what follows is handled too', async () => {
  const { app } = gateways[0]!;
  const company = randomUUID();
  await app
    .get(TenantDb)
    .run(company, () => app.get(DomainEvents).publish('company.created', 1, { companyId: company }));
  await dispatchAll();
  await dispatchAll();
  expect(await effectsOf(company)).toBe(1);
});

describe('a handler that fails', () => {
  const due = () => database.query("update outbox_queue set available_at = now() - interval '1 s'");
  const failBoth = (times: number) =>
    gateways.forEach(({ app }) => (app.get(EffectHandler).failures = times));
  afterEach(() => failBoth(0));

  test('leaves no trace, waits longer each time, and succeeds later', async () => {
    const user = randomUUID();
    failBoth(1);
    await publish(user);
    await dispatchAll();
    expect(await effectsOf(user)).toBe(0);
    const [row] = await database.query(
      'select attempts, last_error, available_at > now() as later from outbox_queue',
    );
    expect(row).toEqual({ attempts: 1, last_error: 'Error: the handler failed', later: true });
    failBoth(0);
    await due();
    await dispatchAll();
    expect(await effectsOf(user)).toBe(1);
    expect(await waiting()).toEqual({ queued: 0, stored: 0 });
  });

  test('takes none of those with it that share its transaction', async () => {
    const users = Array.from({ length: 30 }, () => randomUUID());
    const refused = users[7]!;
    gateways.forEach(({ app }) => (app.get(EffectHandler).refused = refused));
    await gateways[0]!.app.get(TenantDb).run(COMPANY, async () => {
      for (const userId of users)
        await gateways[0]!.app.get(DomainEvents).publish('user.changed', 1, { userId });
    });
    await dispatchAll();
    for (const user of users) expect(await effectsOf(user)).toBe(user === refused ? 0 : 1);
    expect(await waiting()).toEqual({ queued: 1, stored: 1 });
    expect(await database.query('select attempts, last_error from outbox_queue')).toEqual([
      { attempts: 1, last_error: 'Error: the handler refuses' },
    ]);
  });

  test('is given up after ten attempts, and its event is kept', async () => {
    const user = randomUUID();
    failBoth(Infinity);
    await publish(user);
    for (let attempt = 0; attempt < 12; attempt++) {
      await dispatchAll();
      await due();
    }
    expect(await database.query('select attempts from outbox_queue')).toEqual([{ attempts: 10 }]);
    expect(await waiting()).toEqual({ queued: 1, stored: 1 });
    expect(await effectsOf(user)).toBe(0);
  });
});

test('an event of a gateway that was killed while it handled it comes back', async () => {
  const user = randomUUID();
  await database.query(
    "insert into outbox_event (company_id, id, type, version, payload) values ($1, $2, 'user.changed', 1, $3)",
    [COMPANY, user, { userId: user }],
  );
  await database.query(
    "insert into outbox_queue (company_id, event_id, attempts, available_at) values ($1, $2, 1, now() + interval '60 s')",
    [COMPANY, user],
  );
  await dispatchAll();
  expect(await effectsOf(user)).toBe(0);
  await database.query('update outbox_queue set available_at = now()');
  await dispatchAll();
  expect(await effectsOf(user)).toBe(1);
});

test('an event in a version that one handler does not understand waits for all', async () => {
  const user = randomUUID();
  await database.query(
    "insert into outbox_event (company_id, id, type, version, payload) values ($1, $2, 'user.changed', 2, $3)",
    [COMPANY, user, { userId: user }],
  );
  await database.query('insert into outbox_queue (company_id, event_id) values ($1, $2)', [COMPANY, user]);
  await dispatchAll();
  expect(await effectsOf(user)).toBe(0);
  expect(await waiting()).toEqual({ queued: 1, stored: 1 });
  expect(await database.query('select last_error from outbox_queue')).toEqual([
    { last_error: 'Error: EffectHandler.store does not understand version 2 of user.changed.' },
  ]);
  await database.query('update outbox_event set version = 1');
  await database.query('update outbox_queue set available_at = now()');
  await dispatchAll();
  expect(await effectsOf(user)).toBe(1);
});
