import type { RichText, SubjectPlace } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface CommentRow {
  id: string;
  subjectKind: string;
  subjectId: string;
  authorId: string;
  text: RichText;
  createdAt: Date;
  editedAt: Date | null;
  version: number;
}

const COLUMNS = `id, subject_kind as "subjectKind", subject_id as "subjectId", author_id as "authorId", text,
  created_at as "createdAt", edited_at as "editedAt", version`;

interface Added {
  authorId: string;
  text: RichText;
  at: Date;
}

/** Comments of all records. Whoever calls it decides whether the person may read the record. Inside `TenantDb.run` only. */
@Injectable()
export class CommentRepository {
  constructor(private readonly db: TenantDb) {}

  /** The newest first. */
  list({ kind, id }: SubjectPlace, before: string | undefined, most: number): Promise<CommentRow[]> {
    return this.query(
      `select ${COLUMNS} from record_comment
       where company_id = $1 and subject_kind = $2 and subject_id = $3 and ($4::uuid is null or id < $4)
       order by id desc limit $5`,
      [kind, id, before ?? null, most],
    );
  }

  async count({ kind, id }: SubjectPlace): Promise<number> {
    const [row] = await this.query<{ count: number }>(
      `select count(*)::int as count from record_comment
       where company_id = $1 and subject_kind = $2 and subject_id = $3`,
      [kind, id],
    );
    return row?.count ?? 0;
  }

  listByIds(ids: string[]): Promise<CommentRow[]> {
    return this.query(`select ${COLUMNS} from record_comment where company_id = $1 and id = any($2)`, [ids]);
  }

  /** Locks it until the end of the transaction. */
  async lock(id: string): Promise<CommentRow | null> {
    const [row] = await this.query(
      `select ${COLUMNS} from record_comment where company_id = $1 and id = $2 for update`,
      [id],
    );
    return row ?? null;
  }

  async listIdsOf({ kind, id }: SubjectPlace): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select id from record_comment where company_id = $1 and subject_kind = $2 and subject_id = $3 order by id',
      [kind, id],
    );
    return rows.map((row) => row.id);
  }

  /** @returns those that were at the record and are at another of its kind now */
  async move(ids: readonly string[], { kind, id }: SubjectPlace, to: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `with moved as (
         update record_comment set subject_id = $5
         where company_id = $1 and subject_kind = $2 and subject_id = $3 and id = any($4::uuid[]) returning id
       ) select id from moved`,
      [kind, id, ids, to],
    );
    return rows.map((row) => row.id);
  }

  async listAuthors({ kind, id }: SubjectPlace): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select distinct author_id as id from record_comment
       where company_id = $1 and subject_kind = $2 and subject_id = $3`,
      [kind, id],
    );
    return rows.map((row) => row.id);
  }

  async add({ kind, id }: SubjectPlace, { authorId, text, at }: Added): Promise<CommentRow> {
    const [row] = await this.query(
      `insert into record_comment (company_id, subject_kind, subject_id, author_id, text, created_at)
       values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
      [kind, id, authorId, JSON.stringify(text), at],
    );
    if (!row) throw new Error('The comment was not added.');
    return row;
  }

  async change(id: string, text: RichText, at: Date): Promise<void> {
    await this.query(
      `update record_comment set text = $3, edited_at = $4, version = version + 1
       where company_id = $1 and id = $2`,
      [id, JSON.stringify(text), at],
    );
  }

  async remove(id: string): Promise<void> {
    await this.query('delete from record_comment where company_id = $1 and id = $2', [id]);
  }

  private query<Row = CommentRow>(text: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(text, [this.db.currentCompanyId(), ...values]);
  }
}
