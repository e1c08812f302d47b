import type { EvaluationContent } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Subject } from './evaluation-reviewer.rules.js';

/** Nobody's line is longer; a circle of managers cannot be stored. */
const LONGEST_LINE = 50;

/** Who takes part, with the nearest above them who has an account: the manager, else the manager's manager. */
const SUBJECTS = `
with recursive people as (
  select e.id, e.user_id, e.designation_id, e.manager_id from employee e
  where e.company_id = $1 and not e.archived and e.phase in ('active', 'notice') and e.joining_date < $2
), writer as (
  select e.id, e.manager_id, u.id is not null as writes from employee e
  left join person u on u.company_id = e.company_id and u.id = e.user_id and u.status = 'active' and not e.archived
  where e.company_id = $1
), line as (
  select p.id as subject_id, w.id, w.manager_id, w.writes, 1 as depth
  from people p join writer w on w.id = p.manager_id
  union all
  select l.subject_id, w.id, w.manager_id, w.writes, l.depth + 1
  from line l join writer w on w.id = l.manager_id
  where not l.writes and l.depth < $3
)
select p.id, own.writes, p.designation_id as "designationId", l.id as "leadId"
from people p join writer own on own.id = p.id
left join line l on l.subject_id = p.id and l.writes and l.id <> p.id
order by p.id`;

/** Inside `TenantDb.run` only. */
@Injectable()
export class EvaluationLaunchRepository {
  constructor(private readonly db: TenantDb) {}

  listSubjects(joinedBefore: string): Promise<Subject[]> {
    return this.query(SUBJECTS, [joinedBefore, LONGEST_LINE]);
  }

  /** Employees whose accounts are of HR, then those of admins. */
  async listHr(): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select e.id from employee e join person u on u.company_id = e.company_id and u.id = e.user_id
       where e.company_id = $1 and not e.archived and u.status = 'active' and u.role in ('hr', 'admin')
       order by u.role = 'hr' desc, e.id`,
      [],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of the employees who work here and can sign in. */
  async listWriters(ids: readonly string[]): Promise<{ id: string; userId: string; name: string }[]> {
    return this.query(
      `select e.id, e.user_id as "userId", e.first_name || ' ' || e.last_name as name
       from employee e join person u on u.company_id = e.company_id and u.id = e.user_id
       where e.company_id = $1 and e.id = any($2) and not e.archived and u.status = 'active' order by e.id`,
      [ids],
    );
  }

  /** Those of the employees who work here. */
  async listPresent(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    return this.query(
      `select id, first_name || ' ' || last_name as name from employee
       where company_id = $1 and id = any($2) and not archived order by id`,
      [ids],
    );
  }

  /** Templates that are not archived, locked for the launch that copies them. */
  async listTemplates(ids: readonly string[]): Promise<(EvaluationContent & { id: string })[]> {
    return this.query(
      `select id, scale, sections, labels from evaluation_template
       where company_id = $1 and id = any($2) and archived_at is null order by id for share`,
      [ids],
    );
  }

  /** Colleagues chosen before the launch. */
  async listPeers(cycleId: string): Promise<{ id: string; subjectId: string }[]> {
    return this.query(
      `select id, subject_id as "subjectId" from evaluation_form
       where company_id = $1 and cycle_id = $2 and kind = 'peer' order by id`,
      [cycleId],
    );
  }

  /** Those about one person. */
  async listPeersOf(
    cycleId: string,
    subjectId: string,
  ): Promise<{ id: string; version: number; reviewerId: string }[]> {
    return this.query(
      `select id, version, reviewer_id as "reviewerId" from evaluation_form
       where company_id = $1 and cycle_id = $2 and subject_id = $3 and kind = 'peer' order by id for update`,
      [cycleId, subjectId],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
