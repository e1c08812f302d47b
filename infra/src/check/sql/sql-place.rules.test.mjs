import { findStraySql } from './sql-place.rules.mjs';

const file = 'services/hr/src/leave/leave.service.ts';
const find = (/** @type {string} */ source, where = file) => findStraySql([{ file: where, source }], []);

test.each([
  ['SQL', "await this.db.current().query<Row[]>('select id from leave');"],
  ['SQL of a transaction', "await this.db.run(id, (tx) => tx.query('select 1'));"],
  ['SQL of a role', "await this.operator.run(async (query) => query('delete from operator'));"],
  ['a repository of TypeORM', 'this.db.current().getRepository(LeaveEntity).findOneBy({ id });'],
  ['a query builder', "this.db.current().createQueryBuilder(LeaveEntity, 'l').getMany();"],
  ['a manager', 'this.db.current().findOneBy(LeaveEntity, { id });'],
])('%s in a service is found', (_, source) => {
  expect(find(source)).toEqual([`${file}:1: SQL stands in repositories only`]);
});

test('repositories send SQL, and others read requests, lists and maps', () => {
  expect(find("db.query('select 1');", 'services/hr/src/leave/leave.repository.ts')).toEqual([]);
  const passing = [
    'request.query.page;',
    'leaves.find(LEAVE, id);',
    'known.delete(entity);',
    'table.insert([leave], by);',
  ];
  expect(passing.flatMap((source) => find(source))).toEqual([]);
});

test('permissions are listed, and unused ones are reported', () => {
  const allowed = [{ where: /leave\.service/, why: 'for now' }];
  expect(findStraySql([{ file, source: "db.query('select 1');" }], allowed)).toEqual([]);
  expect(findStraySql([], allowed)).toEqual([
    '/leave\\.service/ sends no SQL any more: take it out of the list',
  ]);
});
