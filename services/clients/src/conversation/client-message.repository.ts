import type { ClientMessage } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

export interface MessageRow extends Pick<ClientMessage, 'id' | 'text' | 'side' | 'files'> {
  clientId: string;
  authorId: string;
  createdAt: Date;
}

const COLUMNS = `id, client_id as "clientId", author_id as "authorId", side, text, files,
  created_at as "createdAt"`;

type Place = Pick<MessageRow, 'clientId' | 'side'>;

/** Messages between the company and its clients, and who of a client reads them. Inside `TenantDb.run` only. */
@Injectable()
export class ClientMessageRepository {
  constructor(private readonly db: TenantDb) {}

  /** The newest first. */
  list(clientId: string, before: string | undefined, most: number): Promise<MessageRow[]> {
    return this.query(
      `select ${COLUMNS} from client_message
       where company_id = $1 and client_id = $2 and ($3::uuid is null or id < $3) order by id desc limit $4`,
      [clientId, before ?? null, most],
    );
  }

  async find(id: string): Promise<MessageRow | null> {
    const [row] = await this.query<MessageRow>(
      `select ${COLUMNS} from client_message where company_id = $1 and id = $2`,
      [id],
    );
    return row ?? null;
  }

  async add({
    clientId,
    authorId,
    side,
    text,
    createdAt,
  }: Omit<MessageRow, 'id' | 'files'>): Promise<string> {
    const [row] = await this.query<{ id: string }>(
      `insert into client_message (company_id, client_id, author_id, side, text, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [clientId, authorId, side, text, createdAt],
    );
    if (!row) throw new Error('The message was not added.');
    return row.id;
  }

  async putFiles(id: string, files: MessageRow['files']): Promise<void> {
    await this.query('update client_message set files = $3 where company_id = $1 and id = $2', [
      id,
      JSON.stringify(files),
    ]);
  }

  async idsOf(clientId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select id from client_message where company_id = $1 and client_id = $2 order by id',
      [clientId],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns those that were the client's and are another's now */
  async move(ids: readonly string[], clientId: string, to: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `with moved as (
         update client_message set client_id = $4
         where company_id = $1 and client_id = $2 and id = any($3::uuid[]) returning id
       ) select id from moved`,
      [clientId, ids, to],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether this side has written since. */
  async hasWritten({ clientId, side }: Place, since: Date): Promise<boolean> {
    const found = await this.query(
      `select 1 from client_message
       where company_id = $1 and client_id = $2 and side = $3 and created_at > $4 limit 1`,
      [clientId, side, since],
    );
    return found.length > 0;
  }

  /** The clients at which this email is a present contact's. */
  clientsOf(email: string): Promise<{ id: string; name: string; ownerId: string | null }[]> {
    return this.query(
      `select c.id, c.name, c.owner_id as "ownerId" from client c
       where c.company_id = $1 and c.archived_at is null and exists (select from client_contact k
         where k.company_id = c.company_id and k.client_id = c.id and k.archived_at is null and $2 = any(k.emails))
       order by c.sort_name, c.id limit 20`,
      [email],
    );
  }

  /** Those of the emails that are a contact's at a client outside of these `c`. */
  async emailsBeyond(emails: string[], seen: readonly ListFilter[]): Promise<Set<string>> {
    const values: unknown[] = [this.db.currentCompanyId(), emails];
    const rows = await this.db.current().query<{ email: string }[]>(
      `select distinct given.email from unnest($2::text[]) given (email)
       join client_contact k on k.company_id = $1 and k.archived_at is null and k.emails @> array[given.email]
       join client c on c.company_id = k.company_id and c.id = k.client_id and c.archived_at is null
       where (${allOf(seen, values)}) is not true`,
      values,
    );
    return new Set(rows.map(({ email }) => email));
  }

  async emailsAt(clientId: string): Promise<string[]> {
    const rows = await this.query<{ email: string }>(
      `select distinct unnest(emails) as email from client_contact
       where company_id = $1 and client_id = $2 and archived_at is null`,
      [clientId],
    );
    return rows.map(({ email }) => email);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
