import type { TaskTab } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { KeptFlow } from './flow.rules.js';

type Tabs = readonly (TaskTab | null)[];

/** Tasks `t` of these areas, null for those without one: of the parameters $2 and $3. */
const OF_TABS = `(t.tab = any($2::text[]) or ($3::boolean and t.tab is null))`;

/** Flows and the stages of tasks. Inside `TenantDb.run` only. */
@Injectable()
export class FlowRepository {
  constructor(private readonly db: TenantDb) {}

  /** Until the transaction ends the flows stay as they are, or are changed by nobody else. */
  async lock(how: 'to use' | 'to change'): Promise<void> {
    const lock = how === 'to use' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
    const key = `task flows ${this.db.currentCompanyId()}`;
    await this.db.current().query(`select ${lock}(hashtextextended($1, 0))`, [key]);
  }

  list(): Promise<KeptFlow[]> {
    return this.query(
      `select id, tab, name, stages, fields, version from task_flow where company_id = $1`,
      [],
    );
  }

  /** @returns the id */
  async save({ tab, name, stages, fields, version }: Omit<KeptFlow, 'id'>, by: string): Promise<string> {
    const [row] = await this.query<{ id: string }>(
      `with put as (
         insert into task_flow (company_id, tab, name, stages, fields, version, updated_by)
         values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)
         on conflict (company_id, tab) do update set name = excluded.name, stages = excluded.stages,
           fields = excluded.fields, version = excluded.version, updated_by = excluded.updated_by, updated_at = now()
         returning id
       ) select id from put`,
      [tab, name, JSON.stringify(stages), JSON.stringify(fields), version, by],
    );
    return row?.id ?? '';
  }

  async remove(id: string): Promise<void> {
    await this.query(`with gone as (delete from task_flow where company_id = $1 and id = $2) select 1`, [id]);
  }

  /** How many tasks each stage has, archived ones included. */
  usage(tabs: Tabs): Promise<{ stageId: string; tasks: number }[]> {
    return this.query(
      `select t.flow_stage as "stageId", count(*)::int as tasks from task t
       where t.company_id = $1 and ${OF_TABS} group by t.flow_stage order by t.flow_stage`,
      placesOf(tabs),
    );
  }

  /** How many tasks that are not archived each of some stages has. */
  held(tabs: Tabs, stageIds: readonly string[]): Promise<{ stageId: string; tasks: number }[]> {
    return this.query(
      `select t.flow_stage as "stageId", count(*)::int as tasks from task t
       where t.company_id = $1 and ${OF_TABS} and t.flow_stage = any($4::text[]) and t.archived_at is null
       group by t.flow_stage`,
      [...placesOf(tabs), stageIds],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}

const placesOf = (tabs: Tabs): [TaskTab[], boolean] => [
  tabs.filter((tab) => tab !== null),
  tabs.includes(null),
];
