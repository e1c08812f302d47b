import { TenantDb, TenantReader } from '@atrium/platform';
import { arrayText } from '@atrium/records';
import { Injectable } from '@nestjs/common';

/** What the group of a project's tasks is ordered by. */
export const KEY_OF_PROJECT = `lower(code || ' ' || name)`;

/** What tasks need of a project. */
export interface TaskProject {
  id: string;
  code: string;
  name: string;
  leadId: string;
  /** The lead may be among them. */
  memberIds: readonly string[];
}

/** What is done of a project's tasks. */
export interface ProjectFigures {
  open: number;
  total: number;
  /** Open and due before today. */
  late: number;
  /** Of all finished time entries. */
  minutes: number;
  /** Whether tasks were given numbers of it. */
  numbered: boolean;
}

export interface MilestoneFigures {
  open: number;
  total: number;
}

/** Projects that tasks belong to. Inside `TenantDb.run` where no company is given. */
@Injectable()
export class TaskProjectRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
  ) {}

  /** @returns whether one that was there has another code or name now */
  async put({ id, code, name, leadId, memberIds }: TaskProject): Promise<boolean> {
    const [before] = await this.query<{ code: string; name: string }>(
      'select code, name from task_project where company_id = $1 and id = $2 for no key update',
      [id],
    );
    await this.query(
      `insert into task_project (company_id, id, code, name) values ($1, $2, $3, $4)
       on conflict (company_id, id) do update set code = excluded.code, name = excluded.name`,
      [id, code, name],
    );
    const people = [...new Set([leadId, ...memberIds])];
    await this.query(
      `with gone as (
         delete from task_project_member where company_id = $1 and project_id = $2 and user_id <> all($3::uuid[])
       ) insert into task_project_member (company_id, project_id, user_id, leads)
       select $1, $2, user_id, user_id = $4 from unnest($3::uuid[]) as named (user_id)
       on conflict (company_id, project_id, user_id) do update set leads = excluded.leads`,
      [id, people, leadId],
    );
    return before !== undefined && (before.code !== code || before.name !== name);
  }

  /** By the code in lower case, those of which somebody is a member; null: all. */
  async findByCode(codes: readonly string[], userId: string | null): Promise<Map<string, string>> {
    const rows = await this.query<{ id: string; code: string }>(
      `select p.id, lower(p.code) as code from task_project p
       where p.company_id = $1 and lower(p.code) = any($2::text[]) and ($3::uuid is null or exists (
         select from task_project_member m
         where m.company_id = p.company_id and m.project_id = p.id and m.user_id = $3))`,
      [codes, userId],
    );
    return new Map(rows.map(({ id, code }) => [code, id]));
  }

  /** Whether tasks were given numbers of it; locks it. */
  async areNumbered(id: string): Promise<boolean> {
    const [row] = await this.query<{ numbered: boolean }>(
      'select last_number > 0 as numbered from task_project where company_id = $1 and id = $2 for update',
      [id],
    );
    return row?.numbered ?? false;
  }

  /** What the group of its tasks is ordered by; until the transaction ends it has no other name. */
  async keyOf(id: string): Promise<string | null> {
    const [row] = await this.query<{ key: string }>(
      `select ${KEY_OF_PROJECT} as key from task_project where company_id = $1 and id = $2 for share`,
      [id],
    );
    return row?.key ?? null;
  }

  async nameOf(id: string): Promise<string | null> {
    const [row] = await this.query<{ name: string }>(
      'select name from task_project where company_id = $1 and id = $2',
      [id],
    );
    return row?.name ?? null;
  }

  /** Null for a project that does not exist. */
  async peopleOf(id: string): Promise<string[] | null> {
    const [row] = await this.query<{ people: string[] }>(
      `select array(select m.user_id from task_project_member m
         where m.company_id = p.company_id and m.project_id = p.id) as people
       from task_project p where p.company_id = $1 and p.id = $2`,
      [id],
    );
    return row?.people ?? null;
  }

  membersOf(id: string): Promise<{ userId: string; leads: boolean }[]> {
    return this.query(
      `select user_id as "userId", leads from task_project_member where company_id = $1 and project_id = $2`,
      [id],
    );
  }

  /** Those of which somebody is a member, by name; null: all. At most 200. */
  listFor(userId: string | null): Promise<{ id: string; code: string; name: string }[]> {
    return this.query(
      `select p.id, p.code, p.name from task_project p
       where p.company_id = $1 and ($2::uuid is null or exists (
         select from task_project_member m
         where m.company_id = p.company_id and m.project_id = p.id and m.user_id = $2))
       order by lower(p.name), p.id limit 200`,
      [userId],
    );
  }

  async figures(
    companyId: string,
    ids: readonly string[],
    today: string,
  ): Promise<Map<string, ProjectFigures>> {
    const rows = await this.reader.readHere<ProjectFigures & { id: string }>(companyId, {
      text: `select p.id, count(t.id) filter (where t.open)::int as open, count(t.id)::int as total,
         count(t.id) filter (where t.open and t.due_on < $3::date)::int as late,
         coalesce(sum((select sum(e.minutes) from time_entry e
           where e.company_id = t.company_id and e.task_id = t.id and not e.needs_review)), 0)::int as minutes,
         p.last_number > 0 as numbered
       from task_project p left join task t on t.company_id = p.company_id and t.project_id = p.id
         and t.archived_at is null and t.stage <> 'cancelled'
       where p.company_id = $1 and p.id = any($2::uuid[]) group by p.company_id, p.id`,
      values: [companyId, arrayText(ids), today],
    });
    return new Map(rows.map(({ id, ...figures }) => [id, figures]));
  }

  /** By the milestone's id. */
  async ofMilestones(ids: readonly string[]): Promise<Map<string, MilestoneFigures>> {
    const rows = await this.query<MilestoneFigures & { id: string }>(
      `select t.milestone_id as id, count(*) filter (where t.open)::int as open, count(*)::int as total
       from task t where t.company_id = $1 and t.milestone_id = any($2::uuid[]) and t.project_id is not null
         and t.archived_at is null and t.stage <> 'cancelled' group by t.milestone_id`,
      [ids],
    );
    return new Map(rows.map(({ id, ...figures }) => [id, figures]));
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
