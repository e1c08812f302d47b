import { randomUUID } from 'node:crypto';
import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { defineMigration } from './define-migration.js';
import { TenantDb } from './tenant-db.js';

const pens = defineMigration(
  '1763700000090-pens',
  `create table pen (company_id uuid not null, id uuid not null default uuidv7(), name text not null, primary key (company_id, id));
   select atrium_protect('pen');`,
);

let platform: PlatformApp;
let db: TenantDb;
beforeAll(async () => {
  // Few connections, so that the companies share their plans.
  platform = await createPlatformApp({ migrations: [pens], variables: { DATABASE_POOL: '2' } });
  db = platform.app.get(TenantDb);
});
afterAll(() => platform.close());

const planned = () =>
  db.readPlanned({ name: 'planned_pens', text: 'select name from pen where name <> $1', values: ['none'] });

test('a read whose plan is kept sees the rows of each run’s company only, also several at once', async () => {
  const companies = [randomUUID(), randomUUID()];
  for (const id of companies)
    await db.run(id, (tx) => tx.query('insert into pen (company_id, name) values ($1, $2)', [id, id]));
  // From the sixth time on the server keeps one plan for all values.
  for (let time = 0; time < 8; time += 1)
    for (const id of companies)
      expect(await db.run(id, () => Promise.all([planned(), planned()]))).toEqual([
        [{ name: id }],
        [{ name: id }],
      ]);
});

test('it is part of a run', async () => {
  await expect(planned()).rejects.toThrow('Only possible inside TenantDb.run.');
});
