import { findRecordWriters } from './record-writers.rules.mjs';

const record = {
  file: 'services/hr/src/leave/leave.record.ts',
  source: `
    @Entity('leave') export class LeaveEntity {}
    @Entity('note') export class NoteEntity {}
    export const LEAVES: RecordRules = { record: LEAVE, table: { record: LEAVE, entity: LeaveEntity } };`,
};
const file = 'services/hr/src/leave/leave.repository.ts';
const find = (/** @type {string} */ source) => findRecordWriters([record, { file, source }], []);
const refused = [`${file}:1: rows of leave are written by its RecordTable alone`];

test.each([
  ['SQL', "db.query('insert into leave (name) values ($1)', [name]);"],
  ['SQL with values', 'db.query(`update "leave" set name = ${name}`);'],
  ['SQL behind SQL', "db.query('with gone as (delete from only leave returning id) select id from gone');"],
  ['a manager', 'db.current().update(LeaveEntity, { id }, { name });'],
  ['a repository', 'db.current().getRepository(LeaveEntity).save(leave);'],
  ['a query builder', 'db.createQueryBuilder().insert().into(LeaveEntity).values(leave).execute();'],
  ['a deleting query builder', 'db.createQueryBuilder().delete().from(LeaveEntity).where({ id }).execute();'],
  ['a builder of the rows', "db.createQueryBuilder(LeaveEntity, 'leave').update().set({ name }).execute();"],
  [
    'a kept repository',
    'class A { end() { this.rows.delete({ id }); } get rows() { return db.getRepository(LeaveEntity); } }',
  ],
])('%s that writes a record is found', (_, source) => {
  expect(find(source)).toEqual(refused);
});

test('reading, writing through the table and writing other tables pass', () => {
  const passing = [
    "db.query('select from leave where id = $1 for update', [id]);",
    'db.getRepository(LeaveEntity).findOneBy({ id });',
    'records.of(LEAVES).table.insert([leave], by);',
    'const seen = new Set([LeaveEntity]); seen.delete(id);',
    "db.query('update note set text = $1', [text]);",
    'db.current().delete(NoteEntity, { id });',
    '// nobody may insert into leave',
  ];
  expect(passing.flatMap(find)).toEqual([]);
});

test('permissions to write are listed, and unused ones are reported', () => {
  const writer = { file, source: "db.query('delete from leave');" };
  const allowed = [{ where: /repository/, why: 'erases' }];
  expect(findRecordWriters([record, writer], allowed)).toEqual([]);
  expect(findRecordWriters([record], allowed)).toEqual([
    '/repository/ writes no record any more: take it out of the list',
  ]);
});

test('the rules of a record name a class that has a table', () => {
  const nowhere = { file: record.file, source: 'const table = { record: LEAVE, entity: LeaveEntity };' };
  expect(() => findRecordWriters([nowhere], [])).toThrow('LeaveEntity');
});
