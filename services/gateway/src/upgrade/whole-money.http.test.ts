import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@atrium/testing';
import { migrations } from '../migrations.js';

const NAMES = ['asset-paise-1764300500001', 'whole-money-1764300500002'];
const stampOf = (name = '') => name.slice(-13);
const before = migrations.filter((Each) => stampOf(new Each().name) < stampOf(NAMES[0]));

const [COMPANY, CLIENT, PROJECT, FORM, PERSON] = Array.from({ length: 5 }, () => randomUUID());
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(before);
  // Rows of other tables do not matter here.
  await database.query(
    `set session_replication_role = replica;
     insert into company (id, code, name, timezone) values ('${COMPANY}', 'acme', 'Acme', 'UTC');
     insert into asset (company_id, name, kind, tag, cost) values
       ('${COMPANY}', 'Laptop', 'laptop', '1', 189900), ('${COMPANY}', 'Card', 'other', '2', 450.55),
       ('${COMPANY}', 'Cable', 'other', '3', 1.005), ('${COMPANY}', 'Hall', 'other', '4', 100000000),
       ('${COMPANY}', 'Gift', 'other', '5', null), ('${COMPANY}', 'Pen', 'other', '6', 0.1);
     insert into lead (company_id, name, source, stage, stage_key, value) values
       ('${COMPANY}', 'Asha', 'web', 'new', 'new', 1000000000000), ('${COMPANY}', 'Ravi', 'web', 'new', 'new', null);
     insert into form_submission (company_id, form_id, submission_id, state, name, budget)
       values ('${COMPANY}', '${FORM}', '${FORM}', 'waiting', 'Asha', 45000001);
     insert into project (company_id, id, client_id, kind, name, code, state, manager_id, start_on, end_on, budget)
       values ('${COMPANY}', '${PROJECT}', '${CLIENT}', 'smm', 'Posts', 'P1', 'active', '${PERSON}', '2026-01-01',
         '2026-12-31', 10000001);
     insert into milestone (company_id, project_id, title, due_on, state, amount)
       values ('${COMPANY}', '${PROJECT}', 'Design', '2026-04-01', 'pending', 4000001);
     insert into proposal (company_id, client_id, title, valid_until, timezone, currency, supply, state, total,
         discount_amount)
       values ('${COMPANY}', '${CLIENT}', 'Plan', '2026-12-31', 'UTC', 'USD', 'zeroRated', 'sent', 9007199254740991, 3),
         ('${COMPANY}', '${CLIENT}', 'Other', '2026-12-31', 'UTC', 'INR', 'inState', 'draft', 0, null);
     insert into proposal_template (company_id, name, title, intro, terms, discount_amount)
       values ('${COMPANY}', 'Usual', 'Plan', '', '', 123456789);
     reset session_replication_role`,
  );
  for (const name of NAMES) {
    const found = migrations.find((Each) => new Each().name === name);
    await database.query(`set role atrium_owner; ${found?.sql ?? ''}; reset role`);
  }
});
afterAll(() => database.drop());

const texts = async (column: string, from: string) =>
  (
    await database.query<{ text: string | null }>(
      `select ${column}::text as text from ${from} where company_id = $1 order by ${column} nulls last`,
      [COMPANY],
    )
  ).map(({ text }) => text);

test('what assets cost in rupees is the same in paise', async () => {
  expect(await texts('cost', 'asset')).toEqual(['10', '101', '45055', '18990000', '10000000000', null]);
});

test('amounts that were paise stay as they were, to the last one', async () => {
  expect(await texts('value', 'lead')).toEqual(['1000000000000', null]);
  expect(await texts('budget', 'form_submission')).toEqual(['45000001']);
  expect(await texts('budget', 'project')).toEqual(['10000001']);
  expect(await texts('amount', 'milestone')).toEqual(['4000001']);
  expect(await texts('total', 'proposal')).toEqual(['0', '9007199254740991']);
  expect(await texts('discount_amount', 'proposal')).toEqual(['3', null]);
  expect(await texts('discount_amount', 'proposal_template')).toEqual(['123456789']);
});

test('no amount is a floating-point number, and each says its unit and currency', async () => {
  const found = await database.query<{ place: string; said: string | null }>(
    `select a.attrelid::regclass || '.' || a.attname as place, col_description(a.attrelid, a.attnum) as said
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
       and a.attname ~ '^(cost|value|budget|amount|total|discount_amount|price|salary)$'
       and a.atttypid in ('float8'::regtype, 'float4'::regtype, 'numeric'::regtype, 'int8'::regtype)
     order by 1`,
  );
  expect(found.filter(({ said }) => !/(Paise|Minor units)/.test(said ?? ''))).toEqual([]);
  expect(found.map(({ place }) => place)).toEqual([
    'asset.cost',
    'form_submission.budget',
    'lead.value',
    'milestone.amount',
    'project.budget',
    'proposal.discount_amount',
    'proposal.total',
    'proposal_template.discount_amount',
  ]);
});
