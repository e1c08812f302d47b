import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ClaimReader } from './claim.reader.mjs';
import { findLies } from './sql-claims.rules.mjs';
import { readProgram } from './sql-program.reader.mjs';
import { findStatements } from './statement.finder.mjs';
import { findUnlisted } from './unread-statements.rules.mjs';

const OIDS = { bool: 16, int8: 20, int4: 23, text: 25, timestamptz: 1184, uuids: 2951 };

/** @type {string} */
let folder;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-sql-'));
  fs.mkdirSync(path.join(folder, 'typeorm'));
  fs.writeFileSync(
    path.join(folder, 'typeorm/manager.d.ts'),
    'export class Manager { query<T = any>(sql: string, values?: unknown[]): Promise<T>; }',
  );
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** @param {string} members of a repository */
function read(members) {
  const file = path.join(folder, 'leave.repository.ts');
  const head = "import { Manager } from './typeorm/manager.js';\nconst COLUMNS = 'id, name';\n";
  fs.writeFileSync(
    file,
    `${head}export class Leaves { constructor(private readonly tx: Manager) {}\n${members}\n}`,
  );
  const program = readProgram([file]);
  const claims = new ClaimReader(program.checker);
  const { statements, unread } = findStatements(program);
  return {
    unread,
    statements: statements.map(({ said, call, isCounted }) => ({
      said,
      isCounted,
      claim: claims.read(call),
    })),
  };
}

/**
 * @param {string} members with one statement
 * @param {Record<string, keyof typeof OIDS>} columns
 * @param {number} [values]
 */
function liesOf(members, columns, values = 0) {
  const [statement] = read(members).statements;
  if (!statement?.said[0]) throw new Error('There is no statement.');
  const answered = Object.entries(columns).map(([name, type]) => ({ name, type: OIDS[type] }));
  const described = { refused: null, values, columns: answered };
  return findLies({ ...statement, said: statement.said[0], described });
}

test('texts are put together from constants, conditions and what callers give', () => {
  const { statements, unread } = read(`
    all() { return this.query(\`select \${COLUMNS} from leave\`, []); }
    one(id: string) { return this.query(\`select \${COLUMNS} from leave where id = $1\`, [id]); }
    of(kind: 'sick' | 'paid') { return this.tx.query(\`select 1 from leave where kind = '\${kind}'\`); }
    any(sql: string) { return this.tx.query(sql); }
    private query<Row>(sql: string, values: unknown[]) { return this.tx.query<Row[]>(sql, values); }`);
  expect(statements.map(({ said }) => said)).toEqual(
    expect.arrayContaining([
      [{ text: 'select id, name from leave', values: 0 }],
      [{ text: 'select id, name from leave where id = $1', values: 1 }],
      [
        { text: "select 1 from leave where kind = 'sick'", values: 0 },
        { text: "select 1 from leave where kind = 'paid'", values: 0 },
      ],
    ]),
  );
  expect(unread.map(({ why }) => why)).toEqual(['decided by the callers of any']);
});

test('a claim that the database keeps passes', () => {
  const claimed = `of() { return this.tx.query<{ id: string; size: number; days: number; at: Date | null; open: boolean; ids: string[] }[]>('select'); }`;
  const columns = { id: 'text', size: 'int8', days: 'int4', at: 'timestamptz', open: 'bool', ids: 'uuids' };
  expect(liesOf(claimed, /** @type {any} */ (columns))).toEqual([]);
});

test.each([
  ['{ id: string; name: string }[]', { id: 'text' }, ['"name" is claimed and not answered']],
  ['{ id: string }[]', { id: 'text', name: 'text' }, ['"name" is answered and nobody claims it']],
  ['{ days: string }[]', { days: 'int8' }, ['"days" arrives as number, claimed is text']],
  ['{ at: string }[]', { at: 'timestamptz' }, ['"at" arrives as moment, claimed is text']],
  ['{ ids: number[] }[]', { ids: 'uuids' }, ['"ids" arrives as list of text, claimed is list, number']],
  ['[{ id: string }[], number]', { id: 'text' }, ['it answers rows, claimed are rows and count']],
])('the lie %s is found', (claimed, columns, lies) => {
  const member = `of() { return this.tx.query<${claimed}>('select id from leave'); }`;
  expect(liesOf(member, /** @type {any} */ (columns))).toEqual(lies);
});

test('what a change returns arrives with its count, and values are counted', () => {
  const changed = `of() { return this.tx.query<{ id: string }[]>('update leave set x = 1 returning id', ['a']); }`;
  expect(liesOf(changed, { id: 'text' })).toEqual([
    'it answers rows and count, claimed are rows',
    'it has 0 parameters, and 1 values are given',
  ]);
});

test('statements that cannot be read are listed with their number', () => {
  const unread = [{ place: 'services/hr/src/a.repository.ts:7', why: 'decided by the callers of any' }];
  const listed = { file: 'services/hr/src/a.repository.ts', statements: 1, why: 'of its callers' };
  expect(findUnlisted(unread, [listed])).toEqual([]);
  expect(findUnlisted(unread, [])).toHaveLength(1);
  expect(findUnlisted([], [listed])).toHaveLength(1);
});
