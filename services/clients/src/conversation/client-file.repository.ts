import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface FileRow {
  id: string;
  clientId: string;
  name: string;
  type: string;
  size: number;
  side: 'company' | 'client';
  authorId: string;
  createdAt: Date;
  shared: boolean;
  sent: boolean;
}

const MOST = 200;
const COLUMNS = `file_id as id, client_id as "clientId", name, type, size::int as size, 'company' as side,
  author_id as "authorId", created_at as "createdAt", shared, false as sent`;

/** Files of clients, those in messages included. Inside `TenantDb.run` only. */
@Injectable()
export class ClientFileRepository {
  constructor(private readonly db: TenantDb) {}

  /** The newest first. @param which all, or those that the client sees */
  list(clientId: string, which: 'all' | 'shared'): Promise<FileRow[]> {
    return this.query(
      `select * from (
         select ${COLUMNS} from client_file where company_id = $1 and client_id = $2 and (shared or $3)
         union all
         select (f ->> 'id')::uuid, m.client_id, f ->> 'name', f ->> 'type', (f ->> 'size')::int, m.side, m.author_id,
           m.created_at, true, true
         from client_message m, jsonb_array_elements(m.files) f where m.company_id = $1 and m.client_id = $2
       ) files order by "createdAt" desc, id limit ${String(MOST)}`,
      [clientId, which === 'all'],
    );
  }

  async find(id: string): Promise<FileRow | null> {
    const [row] = await this.query<FileRow>(
      `select ${COLUMNS} from client_file where company_id = $1 and file_id = $2`,
      [id],
    );
    return row ?? null;
  }

  /** @returns whether it was not there yet */
  async add(file: Omit<FileRow, 'side' | 'sent'>): Promise<boolean> {
    const { id, clientId, authorId, name, type, size, shared, createdAt } = file;
    const added = await this.query(
      `insert into client_file (company_id, file_id, client_id, author_id, name, type, size, shared, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (company_id, file_id) do nothing returning file_id`,
      [id, clientId, authorId, name, type, size, shared, createdAt],
    );
    return added.length > 0;
  }

  async share(id: string, shared: boolean): Promise<void> {
    await this.query('update client_file set shared = $3 where company_id = $1 and file_id = $2', [
      id,
      shared,
    ]);
  }

  async remove(id: string): Promise<void> {
    await this.query('delete from client_file where company_id = $1 and file_id = $2', [id]);
  }

  async idsOf(clientId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select file_id as id from client_file where company_id = $1 and client_id = $2 order by file_id',
      [clientId],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns those that were at this client */
  async move(ids: readonly string[], clientId: string, to: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `with moved as (
         update client_file set client_id = $4 where company_id = $1 and file_id = any($2::uuid[]) and client_id = $3
         returning file_id as id
       ) select id from moved`,
      [ids, clientId, to],
    );
    return rows.map(({ id }) => id);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
