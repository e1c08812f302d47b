import { findForeignTables } from './table-owners.rules.mjs';

const migration = {
  file: 'services/identity/src/migrations/1-identity.migration.ts',
  source:
    'defineMigration("1", `create table account (id uuid); create view person as select id from account;`);',
};
const file = 'services/hr/src/leave/leave.repository.ts';
const find = (/** @type {string} */ source, where = file) =>
  findForeignTables([migration, { file: where, source }], []);

test.each([
  ['read', "db.query('select id from account');"],
  ['joined', "const FROM = 'leave l join account a on a.id = l.account_id';"],
  ['written', 'db.query(`update account set name = ${name}`);'],
  ['deleted from', "db.query('delete from account using leave');"],
])("another service's table that is %s is found", (_, source) => {
  expect(find(source)).toEqual([
    `${file}:1: account belongs to services/identity: read a view that it offers, or use its index.ts`,
  ]);
});

test('views, own tables and names of a statement pass', () => {
  expect(find("db.query('select id from person');")).toEqual([]);
  expect(find("db.query('with account as (select 1) select from account');")).toEqual([]);
  expect(find("// from account\nconst text = 'the account';")).toEqual([]);
  const own = 'services/identity/src/user/user.repository.ts';
  expect(find("db.query('select id from account');", own)).toEqual([]);
});

test('permissions are listed, and unused ones are reported', () => {
  const allowed = [{ file, table: 'account', why: 'for now' }];
  const reads = { file, source: "db.query('select id from account');" };
  expect(findForeignTables([migration, reads], allowed)).toEqual([]);
  expect(findForeignTables([migration], allowed)).toEqual([
    `${file} no longer uses account: take it out of the list`,
  ]);
});
