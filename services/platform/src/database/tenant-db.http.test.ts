import { randomUUID } from 'node:crypto';
import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { toAppError } from '../errors/error.filter.js';
import { Limiter } from '../limiter/limiter.js';
import { Turns } from '../limiter/turns.js';
import { RequestContext } from '../request/request-context.js';
import { defineMigration } from './define-migration.js';
import { GlobalDb } from './global-db.js';
import { PublisherDb } from './publisher-db.js';
import { TenantDb } from './tenant-db.js';
import { TenantReader } from './tenant-reader.js';

const pens = defineMigration(
  '1763700000090-pens',
  `create table pen (company_id uuid not null, id uuid not null default uuidv7(), name text not null, primary key (company_id, id));
   select atrium_protect('pen');`,
);
const [OURS, THEIRS] = [randomUUID(), randomUUID()];

let platform: PlatformApp;
let db: TenantDb;
let global: GlobalDb;
let reader: TenantReader;
beforeAll(async () => {
  platform = await createPlatformApp({
    migrations: [pens],
    variables: { DATABASE_POOL: '3', DATABASE_POOL_WAIT_MS: '700' },
  });
  db = platform.app.get(TenantDb);
  global = platform.app.get(GlobalDb);
  reader = platform.app.get(TenantReader);
});
afterAll(() => platform.close());
beforeEach(() => platform.database.query('delete from pen'));

const add = (companyId: string, name: string) =>
  db.run(companyId, (tx) =>
    tx.query('insert into pen (company_id, name) values ($1, $2)', [companyId, name]),
  );
const names = (companyId: string) =>
  db.run(companyId, async (tx) => {
    const rows: { name: string }[] = await tx.query('select name from pen order by name');
    return rows.map(({ name }) => name);
  });
const read = (companyId: string) =>
  reader.read<{ name: string }>(companyId, {
    name: 'pens',
    text: 'select name from pen order by name',
    values: [],
  });

test('a run sees and changes the rows of its company only', async () => {
  await add(OURS, 'ours');
  await add(THEIRS, 'theirs');
  expect(await names(OURS)).toEqual(['ours']);
  expect(await read(THEIRS)).toEqual([{ name: 'theirs' }]);
  const [, changed] = await db.run(OURS, (tx) => tx.query<[unknown, number]>("update pen set name = 'x'"));
  const [, removed] = await db.run(OURS, (tx) =>
    tx.query<[unknown, number]>('delete from pen where company_id = $1', [THEIRS]),
  );
  expect([changed, removed]).toEqual([1, 0]);
  expect(await names(THEIRS)).toEqual(['theirs']);
});

test('a row of another company cannot be written', async () => {
  const smuggle = db.run(OURS, (tx) =>
    tx.query("insert into pen (company_id, name) values ($1, 'x')", [THEIRS]),
  );
  await expect(smuggle).rejects.toThrow(/row-level security/);
});

test('no company is left set on a connection', async () => {
  await add(OURS, 'ours');
  for (let round = 0; round < 8; round++) {
    await read(OURS);
    await expect(names(OURS)).resolves.toEqual(['ours']);
    expect(await global.manager.query('select name from pen')).toEqual([]);
  }
});

test('many runs and reads at once do not mix', async () => {
  await add(OURS, 'ours');
  await add(THEIRS, 'theirs');
  const rounds = Array.from({ length: 60 }, async (_, round) => {
    const [companyId, expected] = round % 2 ? [OURS, 'ours'] : [THEIRS, 'theirs'];
    const found = round % 3 ? await names(companyId) : (await read(companyId)).map(({ name }) => name);
    expect(found).toEqual([expected]);
  });
  await Promise.all(rounds);
});

test('whoever holds a connection gets no second one, and the pool stays whole', async () => {
  const limiter = platform.app.get(Limiter);
  const window = { limit: 1, windowSeconds: 60 };
  const seconds: (() => Promise<unknown>)[] = [
    () => global.manager.query('select 1'),
    () => limiter.hit('second', window),
    () => platform.app.get(Turns).take('second', () => Promise.resolve()),
    () => platform.app.get(PublisherDb).query('select 1'),
  ];
  for (const second of seconds)
    await expect(db.run(OURS, second)).rejects.toThrow('A second connection is asked for');
  await db.run(OURS, (tx) => limiter.hit('first', window, tx));
  await Promise.all([1, 2, 3, 4].map(() => names(OURS)));
});

test('a request that gets no connection is refused soon, while work behind the scenes still waits', async () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = [1, 2, 3].map(() => db.run(OURS, () => ended));
  const inside = names(OURS);
  const request = RequestContext.run({ requestId: 'one' }, () => names(OURS));
  await expect(request).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
  end();
  await Promise.all(held);
  expect(await inside).toEqual(await names(OURS));
});

test('a pause of the process is no wait for a connection', async () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = [1, 2, 3].map(() => db.run(OURS, () => ended));
  const request = RequestContext.run({ requestId: 'one' }, () => names(OURS));
  await new Promise(setImmediate);
  // The process stands still for longer than a request may wait, and its timers come before what frees a connection.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_200);
  end();
  await Promise.all(held);
  expect(await request).toEqual(await names(OURS));
});

test('a failure rolls everything back and keeps the connection usable', async () => {
  const failing = db.run(OURS, async (tx) => {
    await tx.query("insert into pen (company_id, name) values ($1, 'half')", [OURS]);
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  const broken = reader.read(OURS, { name: 'broken', text: 'select 1 / $1::int', values: [0] });
  await expect(broken).rejects.toThrow('division by zero');
  expect(await names(OURS)).toEqual([]);
  expect(await read(OURS)).toEqual([]);
});

test('a prepared read that fails once answers the next time', async () => {
  const divide = async (by: number) => {
    const statement = { name: 'divided', text: 'select 6 / $1::int as share', values: [by] };
    const [row] = await reader.read<{ share: number }>(OURS, statement);
    return row?.share;
  };
  expect(await Promise.all([1, 2, 3].map(divide))).toEqual([6, 3, 2]);
  await expect(Promise.all([0, 0, 0, 0].map(divide))).rejects.toThrow('division by zero');
  expect(await Promise.all([1, 2, 3].map(divide))).toEqual([6, 3, 2]);
});

test('several reads are one transaction, which can change nothing', async () => {
  await add(OURS, 'fountain');
  const kept = { text: 'select name from pen where name <> $1', values: ['ball'] };
  const counted = { name: 'counted', text: 'select count(*)::int as pens, now() as at from pen', values: [] };
  const [pens, [first], [second]] = await reader.readAll<
    [{ name: string }, { pens: number; at: Date }, { pens: number; at: Date }]
  >(OURS, [kept, counted, { ...counted, name: 'counted_again' }]);
  expect(pens).toEqual([{ name: 'fountain' }]);
  expect(first?.pens).toBe(1);
  expect(first?.at).toEqual(second?.at);
  const writing = reader.read(OURS, { text: "update pen set name = 'ball'", values: [] });
  await expect(writing).rejects.toThrow('read-only transaction');
});

test('a connection that breaks in the middle of a run fails that run, and the next one works', async () => {
  const broken = db.run(OURS, async (tx) => {
    await tx.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    return tx.query('select 1');
  });
  const failure: unknown = await broken.catch((error: unknown) => error);
  expect(toAppError(failure).code).toBe('UNAVAILABLE');
  expect(await names(OURS)).toEqual([]);
});

test('a failed statement whose error is swallowed still fails the run', async () => {
  const swallowing = db.run(OURS, async (tx) => {
    await tx.query('insert into pen (company_id, name) values ($1, $2)', [OURS, 'lost']);
    await tx.query('select 1 / 0').catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('nothing was written');
  expect(await names(OURS)).toEqual([]);
});

test('a transaction inside a run is a savepoint of it', async () => {
  await db.run(OURS, async (tx) => {
    const inner = tx.transaction(async (nested) => {
      await nested.query('insert into pen (company_id, name) values ($1, $2)', [OURS, 'inner']);
      throw new Error('only the inner one');
    });
    await inner.catch(() => undefined);
    await tx.query('insert into pen (company_id, name) values ($1, $2)', [OURS, 'outer']);
  });
  expect(await names(OURS)).toEqual(['outer']);
});

test('a run without statements commits', async () => {
  await expect(db.run(OURS, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('a run inside a run joins it, and no other company can be entered', async () => {
  await expect(
    db.run(OURS, async () => {
      await add(OURS, 'inner');
      throw new Error('outer fails');
    }),
  ).rejects.toThrow('outer fails');
  expect(await names(OURS)).toEqual([]);
  await expect(db.run(OURS, () => names(THEIRS))).rejects.toThrow('cannot switch');
});

test('only a UUID gets into the setting', async () => {
  for (const bad of ['', "x'; drop table pen; --", OURS.toUpperCase(), `${OURS} `]) {
    await expect(db.run(bad, () => Promise.resolve())).rejects.toThrow('must be a UUID');
    await expect(read(bad)).rejects.toThrow('must be a UUID');
  }
});

test('after a commit its calls run in order; a failing one stops none, a rollback all', async () => {
  const calls: string[] = [];
  await db.run(OURS, async () => {
    db.afterCommit(() => {
      calls.push('first');
      throw new Error('not our business');
    });
    db.afterCommit(async () => {
      calls.push(`second sees ${(await names(THEIRS)).length}`);
    });
  });
  const failing = db.run(OURS, () => {
    db.afterCommit(() => void calls.push('never'));
    return Promise.reject(new Error('no'));
  });
  await expect(failing).rejects.toThrow('no');
  expect(calls).toEqual(['first', 'second sees 0']);
});

test('the current transaction is reachable inside a run only', async () => {
  expect(() => db.current()).toThrow('inside TenantDb.run');
  let late: (() => unknown) | undefined;
  await db.run(OURS, () => {
    expect(db.currentCompanyId()).toBe(OURS);
    late = () => db.current();
    return Promise.resolve();
  });
  expect(late).toThrow('inside TenantDb.run');
});

test('a read that would take a second connection inside a run is refused', async () => {
  await expect(db.run(OURS, () => read(OURS))).rejects.toThrow('Inside TenantDb.run');
  await expect(read(OURS)).resolves.toEqual([]);
});
