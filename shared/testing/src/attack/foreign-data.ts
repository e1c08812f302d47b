import { randomBytes } from 'node:crypto';
import type { TestDatabase } from '../database/test-database.js';
import type { ReferenceKind } from './reference-place.js';

/** Data of a company that an attacker of another company might have learnt. */
export interface ForeignData {
  companyId: string;
  /** Ids by the table and column in which they are first found: `employee.id`. */
  ids: Map<string, string[]>;
  /** Complete tokens of its mailed links. */
  tokens: string[];
  cursors: string[];
  texts: string[];
  /** Texts that only the company's own answers may contain; the first is a word in all of its names. */
  markers: string[];
}

interface Column {
  table: string;
  column: string;
}

/** Of the companies' tables, not of views on them; ids of search documents last, which are those of their records. */
const UUID_COLUMNS = `
  select c.table_name as table, c.column_name as column from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
    and c.column_name <> 'company_id' and c.table_name in
      (select o.table_name from information_schema.columns o where o.table_schema = 'public' and o.column_name = 'company_id')
  order by c.table_name = 'search_document', c.column_name <> 'id', c.table_name, c.column_name`;

/** Every id in every table of a company, each once. */
export async function collectIds(
  database: Pick<TestDatabase, 'query'>,
  companyId: string,
): Promise<Map<string, string[]>> {
  const found = new Map([['company.id', [companyId]]]);
  const seen = new Set([companyId]);
  for (const { table, column } of await database.query<Column>(UUID_COLUMNS)) {
    const rows = await database.query<{ id: string }>(
      `select distinct "${column}" as id from "${table}" where company_id = $1 and "${column}" is not null order by 1`,
      [companyId],
    );
    const fresh = rows.map(({ id }) => id).filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    if (fresh.length > 0) found.set(`${table}.${column}`, fresh);
  }
  return found;
}

/** A value of the other company to use in a request. */
export interface ForeignValue {
  label: string;
  value: string;
}

/** @param perKind most ids of each kind */
export function valuesFor(kind: ReferenceKind, data: ForeignData, perKind: number): ForeignValue[] {
  switch (kind) {
    case 'id':
      return [...data.ids].flatMap(([label, ids]) =>
        ids.slice(0, perKind).map((value) => ({ label, value })),
      );
    case 'token':
      return forgeTokens(data);
    case 'cursor':
      return data.cursors.map((value) => ({ label: 'cursor', value }));
    case 'text':
      return data.texts.map((value) => ({ label: 'text', value }));
    case 'word':
      return data.markers.slice(0, 1).map((value) => ({ label: 'word', value }));
    case 'company':
      return [{ label: 'company.id', value: data.companyId }];
  }
}

/** A complete token gives its bearer access; a changed or partial one must not. */
function forgeTokens({ companyId, tokens, ids }: ForeignData): ForeignValue[] {
  const random = randomBytes(32).toString('base64url');
  const owners = new Set(tokens.map((token) => token.split('.')[0]));
  // Never the owner of one of the tokens: with the right end that would be the complete token.
  const someId = [...(ids.get('user_account.id') ?? [])].find((id) => !owners.has(id)) ?? companyId;
  return [
    { label: 'company with a random secret', value: `${companyId}.${random}` },
    { label: 'user with a random secret', value: `${someId}.${random}` },
    ...tokens.map((token) => ({ label: 'end of a token', value: `${someId}.${token.split('.')[1] ?? ''}` })),
    ...tokens.map((token) => ({ label: 'token cut short', value: token.slice(0, -1) })),
  ];
}
