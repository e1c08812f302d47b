import type { ClientEvent } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { PagePlace } from '../page-place.rules.js';

/** Which of the client's events the reader may see. */
export interface EventScope {
  clientId: string;
  projectIds: readonly string[];
  proposalIds: readonly string[];
  leads: boolean;
}

export interface EventRow extends Omit<ClientEvent, 'at'> {
  at: Date;
}

const NAME = (alias: string) => `trim(${alias}.first_name || ' ' || ${alias}.last_name)`;

/** One row an event: id, kind, what, at, actor, title, text, aboutId. */
const EVENTS = `
  select c.id, 'client' as kind, null as what, c.created_at as at, ${NAME('u')} as actor, c.name as title,
    null as text, null::uuid as "aboutId"
  from client c left join person u on u.company_id = c.company_id and u.id = c.created_by
  where c.company_id = $1 and c.id = $2
  union all select k.id, 'contact', null, k.created_at, ${NAME('u')}, ${NAME('k')}, k.role, null
  from client_contact k left join person u on u.company_id = k.company_id and u.id = k.created_by
  where k.company_id = $1 and k.client_id = $2
  union all select m.id, 'message', m.side, m.created_at, ${NAME('u')}, null, nullif(m.text, ''), null
  from client_message m join person u on u.company_id = m.company_id and u.id = m.author_id
  where m.company_id = $1 and m.client_id = $2
  union all select f.file_id, 'file', null, f.created_at, ${NAME('u')}, f.name, null, null
  from client_file f join person u on u.company_id = f.company_id and u.id = f.author_id
  where f.company_id = $1 and f.client_id = $2
  union all select p.id, 'project', null, p.created_at, ${NAME('u')}, p.name, null, p.id
  from project p left join person u on u.company_id = p.company_id and u.id = p.created_by
  where p.company_id = $1 and p.id = any($3::uuid[])
  union all select m.id, 'milestone', m.state, m.decided_at, m.decided_by, m.title, m.answer, m.project_id
  from milestone m where m.company_id = $1 and m.project_id = any($3::uuid[]) and m.decided_at is not null
  union all select e.id, 'proposal', e.kind, e.at, k.name, p.title,
    case when e.kind = 'declined' then p.decline_reason end, p.id
  from proposal_event e join proposal p on p.company_id = e.company_id and p.id = e.proposal_id
    left join (select company_id, id, ${NAME('client_contact')} as name from client_contact
      union all select company_id, id, name from lead) k on k.company_id = e.company_id and k.id = e.contact_id
  where e.company_id = $1 and e.proposal_id = any($4::uuid[]) and e.kind not in ('code', 'proven')
  union all select l.id, 'lead', null, l.stage_since, null, l.name, null, null
  from lead l where l.company_id = $1 and l.client_id = $2 and $5 and l.stage = 'won'
  union all select s.id, 'enquiry', null, s.created_at, s.name, null, s.message, null
  from form_submission s where s.company_id = $1 and s.client_id = $2 and s.state = 'accepted' and $5
  union all select t.id, 'consent', t.state, t.occurred_at, ${NAME('k')}, t.channel, null, null
  from consent t join client_contact k on k.company_id = t.company_id and k.id = t.contact_id
  where t.company_id = $1 and k.client_id = $2
  union all select o.id, 'onboarding', o.step, o.step_since, null, null, o.blocked_by, null
  from client_onboarding o where o.company_id = $1 and o.client_id = $2`;

/** What happened with a client, from the tables of this service. Inside `TenantDb.run` only. */
@Injectable()
export class ClientEvents {
  constructor(private readonly db: TenantDb) {}

  /** The newest first. Moments are those that the next page can name, in milliseconds. */
  list({ clientId, projectIds, proposalIds, leads }: EventScope, before: PagePlace | null, most: number) {
    return this.query<EventRow>(
      `select * from (select id, kind, what, date_trunc('milliseconds', at) as at, actor, title, text, "aboutId"
         from (${EVENTS}) event) events
       where $6::timestamptz is null or (at, id) < ($6, $7::uuid) order by at desc, id desc limit $8`,
      [clientId, projectIds, proposalIds, leads, before?.at ?? null, before?.id ?? null, most],
    );
  }

  /** When proposals were decided, by id. */
  async decidedAt(ids: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.query<{ id: string; at: Date }>(
      'select id, decided_at as at from proposal where company_id = $1 and id = any($2::uuid[]) and decided_at is not null',
      [ids],
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }

  /** Milestones with the client, since when. */
  waiting(
    projectIds: readonly string[],
  ): Promise<{ id: string; title: string; note: string; since: Date }[]> {
    return this.query(
      `select m.id, m.title, p.name as note, m.updated_at as since from milestone m
         join project p on p.company_id = m.company_id and p.id = m.project_id
       where m.company_id = $1 and m.project_id = any($2::uuid[]) and m.state = 'submitted'
       order by m.updated_at, m.id limit 50`,
      [projectIds],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
