import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface TaskFileRow {
  id: string;
  name: string;
  type: string;
  size: number;
  at: Date;
  by: string;
}

/** Files of tasks. Inside `TenantDb.run` only. */
@Injectable()
export class TaskFileRepository {
  constructor(private readonly db: TenantDb) {}

  /** In the order in which they were added. */
  list(taskId: string): Promise<TaskFileRow[]> {
    return this.query<TaskFileRow>(
      `select file_id as id, name, type, size, created_at as at, created_by as by from task_file
       where company_id = $1 and task_id = $2 order by created_at, file_id`,
      [taskId],
    );
  }

  async add(taskId: string, file: TaskFileRow): Promise<void> {
    await this.query(
      `insert into task_file (company_id, task_id, file_id, name, type, size, created_at, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [taskId, file.id, file.name, file.type, file.size, file.at, file.by],
    );
  }

  async remove(fileId: string): Promise<void> {
    await this.query('delete from task_file where company_id = $1 and file_id = $2', [fileId]);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
