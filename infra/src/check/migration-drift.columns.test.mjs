import { defineMigration } from '@atrium/platform';
import { createTestDatabase } from '@atrium/testing';
import { DataSource, EntitySchema } from 'typeorm';
import { readDatabaseColumns, readEntityColumns } from './migration-drift.columns.mjs';
import { findDrift } from './migration-drift.rules.mjs';

const table = defineMigration(
  '1763700000090-sample',
  `create table pen (
    company_id uuid not null, id uuid not null, name varchar(40) not null, tags text[] not null,
    price numeric(10, 2), born_at timestamptz not null, primary key (company_id, id)
  )`,
);

const pen = new EntitySchema({
  name: 'pen',
  columns: {
    companyId: { name: 'company_id', type: 'uuid', primary: true },
    id: { type: 'uuid', primary: true },
    name: { type: 'varchar', length: 40 },
    tags: { type: 'text', array: true },
    price: { type: 'numeric', precision: 10, scale: 2, nullable: true },
    bornAt: { name: 'born_at', type: 'timestamptz' },
  },
});

/** @type {import('@atrium/testing').TestDatabase} */
let database;
/** @type {DataSource} */
let source;

beforeAll(async () => {
  database = await createTestDatabase([table]);
  source = await new DataSource({ type: 'postgres', url: database.url, entities: [pen] }).initialize();
});

afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const drift = async () => findDrift(await readEntityColumns(source), await readDatabaseColumns(source));

test('an entity and its table agree, however the types are written', async () => {
  expect(await drift()).toEqual([]);
});

test('a table that changed behind its entity is told', async () => {
  await database.query(
    `alter table pen add column note text, drop column price, alter column tags drop not null,
     alter column name type varchar(80)`,
  );
  expect((await drift()).sort()).toEqual([
    'pen.name: the entity says character varying(40) not null, the database character varying(80) not null',
    'pen.note: the database has it, the entity does not',
    'pen.price: the entity has it, the database does not',
    'pen.tags: the entity says text[] not null, the database text[]',
  ]);
});
