import type { HandedFile } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface HandedFileRow extends HandedFile {
  questionId: string;
  type: string;
}

type NewFile = Omit<HandedFileRow, 'id'> & { attemptId: string };

const COLUMNS = `id, question_id as "questionId", file_id as "fileId", name, type, size::float8 as size`;

/** What people handed in. Inside `TenantDb.run` only. */
@Injectable()
export class HandedFileRepository {
  constructor(private readonly db: TenantDb) {}

  /** In the order in which they came. */
  listOf(attemptIds: readonly string[]): Promise<HandedFileRow[]> {
    return this.query(
      `select ${COLUMNS} from assessment_file where company_id = $1 and attempt_id = any($2) order by id`,
      [attemptIds],
    );
  }

  async insert({ attemptId, questionId, fileId, name, type, size }: NewFile): Promise<void> {
    await this.query(
      `insert into assessment_file (company_id, attempt_id, question_id, file_id, name, type, size)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [attemptId, questionId, fileId, name, type, size],
    );
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.query('delete from assessment_file where company_id = $1 and id = any($2)', [ids]);
  }

  /** Whether the attempt is there, which may be marked or be under way. */
  async isThere(attemptId: string): Promise<boolean> {
    const rows = await this.query(
      `select from assessment_attempt where company_id = $1 and id = $2 and state <> 'voided'`,
      [attemptId],
    );
    return rows.length > 0;
  }

  async isOf(attemptId: string, userId: string): Promise<boolean> {
    const rows = await this.query(
      `select from assessment_attempt t
       join assessment_invitation i on i.company_id = t.company_id and i.id = t.invitation_id
       join employee e on e.company_id = i.company_id and e.id = i.employee_id
       where t.company_id = $1 and t.id = $2 and e.user_id = $3`,
      [attemptId, userId],
    );
    return rows.length > 0;
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
