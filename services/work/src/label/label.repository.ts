import type { LabelChoices } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The labels of a company and the tasks that have them. Inside `TenantDb.run` only. */
@Injectable()
export class LabelRepository {
  constructor(private readonly db: TenantDb) {}

  choices(): Promise<LabelChoices['items']> {
    return this.query(
      'select id, name, colour, tab, archived from label where company_id = $1 order by sort_name, id',
      [],
    );
  }

  /** Those of the names that no label has, each once. */
  async listUnknown(names: readonly string[]): Promise<string[]> {
    const rows = await this.query<{ name: string }>(
      `select distinct on (lower(given.name)) given.name from unnest($2::text[]) given (name)
       where not exists (select from label l where l.company_id = $1 and l.sort_name = lower(given.name))`,
      [names],
    );
    return rows.map(({ name }) => name);
  }

  /** Gives a task the labels of these names and no others. */
  async put(taskId: string, names: readonly string[]): Promise<void> {
    await this.query(
      `with named as (
         select l.id from label l where l.company_id = $1
           and l.sort_name in (select lower(given.name) from unnest($3::text[]) given (name))
       ), gone as (
         delete from task_label where company_id = $1 and task_id = $2 and label_id not in (select id from named)
       ), put as (
         insert into task_label (company_id, task_id, label_id) select $1, $2, id from named on conflict do nothing
       ) select 1`,
      [taskId, names],
    );
  }

  async listOn(taskId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select label_id as id from task_label where company_id = $1 and task_id = $2 order by label_id',
      [taskId],
    );
    return rows.map(({ id }) => id);
  }

  async give(taskId: string, ids: readonly string[]): Promise<void> {
    await this.query(
      `insert into task_label (company_id, task_id, label_id)
       select $1, $2, l.id from label l where l.company_id = $1 and l.id = any($3::uuid[]) and not l.archived`,
      [taskId, ids],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
