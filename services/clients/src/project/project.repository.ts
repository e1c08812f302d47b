import { TenantDb, TenantReader } from '@atrium/platform';
import { arrayText } from '@atrium/records';
import { Injectable } from '@nestjs/common';

interface MilestoneRow {
  id: string;
  projectId: string;
  title: string;
  dueOn: string;
}

const MILESTONES = `
  select id, project_id as "projectId", title, due_on::text as "dueOn" from milestone
  where company_id = $1 and`;

/** The numbers and codes of projects, and what contacts of their clients see. Inside `TenantDb.run` where no company is given. */
@Injectable()
export class ProjectRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
  ) {}

  /** The next number; a transaction that fails gives it back. */
  async nextNumber(): Promise<number> {
    const [row] = await this.query<{ last: number }>(
      `with given as (
         insert into project_counter (company_id, last) values ($1, 1)
         on conflict (company_id) do update set last = project_counter.last + 1 returning last
       ) select last from given`,
      [],
    );
    return row?.last ?? 1;
  }

  /** Until the transaction ends nobody else is given a free code. */
  async lockCodes(): Promise<void> {
    const key = `project codes ${this.db.currentCompanyId()}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** Those that begin so. */
  async listCodes(stem: string): Promise<string[]> {
    const rows = await this.query<{ code: string }>(
      'select code from project where company_id = $1 and starts_with(code, $2)',
      [stem],
    );
    return rows.map(({ code }) => code);
  }

  /** Milestones that were shown to the client of this contact, those that wait first. */
  async shownTo(email: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select m.id from milestone m
         join project p on p.company_id = m.company_id and p.id = m.project_id
       where m.company_id = $1 and m.state in ('submitted', 'client_approved', 'invoiced', 'changes_requested')
         and p.state not in ('cancelled', 'archived') and exists (select from client_contact k where k.company_id = m.company_id
           and k.client_id = p.client_id and k.archived_at is null and $2 = any(k.emails))
       order by m.state = 'submitted' desc, m.due_on, m.id limit 100`,
      [email],
    );
    return rows.map(({ id }) => id);
  }

  /** By the project's id. */
  async clientsOf(
    companyId: string,
    ids: readonly string[],
  ): Promise<Map<string, { id: string; name: string }>> {
    const text = `select p.id as "projectId", c.id, c.name from project p
         join client c on c.company_id = p.company_id and c.id = p.client_id
       where p.company_id = $1 and p.id = any($2::uuid[])`;
    const values = [companyId, arrayText(ids)];
    const rows = await this.reader.readHere<{ projectId: string; id: string; name: string }>(companyId, {
      text,
      values,
    });
    return new Map(rows.map(({ projectId, ...client }) => [projectId, client]));
  }

  /** Of these clients. */
  async listIdsOf(clientIds: readonly string[]): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      'select id from project where company_id = $1 and client_id = any($2::uuid[])',
      [clientIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Of one project, the earliest due first. At most 200. */
  listMilestones(projectId: string): Promise<MilestoneRow[]> {
    return this.query(`${MILESTONES} project_id = $2 order by due_on, id limit 200`, [projectId]);
  }

  /** With these ids. */
  findMilestones(companyId: string, ids: readonly string[]): Promise<MilestoneRow[]> {
    const values = [companyId, arrayText(ids)];
    return this.reader.readHere(companyId, { text: `${MILESTONES} id = any($2::uuid[])`, values });
  }

  /** Running and finished projects of the clients at which this email is a contact's. */
  ofContact(email: string): Promise<{ id: string; name: string }[]> {
    return this.query(
      `select p.id, p.name from project p join client c on c.company_id = p.company_id and c.id = p.client_id
       where p.company_id = $1 and p.state in ('planned', 'active', 'on_hold', 'completed')
         and c.archived_at is null and exists (select from client_contact k where k.company_id = c.company_id
           and k.client_id = c.id and k.archived_at is null and $2 = any(k.emails))
       order by p.sort_name, p.id limit 200`,
      [email],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.db.current().query(sql, [this.db.currentCompanyId(), ...values]);
  }
}
