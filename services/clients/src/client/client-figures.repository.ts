import { OPEN_PROJECT_STATES, type ProjectState, type Proposal } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

/** Which projects `p` and which proposals `p` the reader sees. */
export interface SeenOfClients {
  projects: readonly ListFilter[];
  proposals: readonly ListFilter[];
}

export interface OpenProject {
  id: string;
  clientId: string;
  name: string;
  state: ProjectState;
  budgetHours: number | null;
  lateMilestones: number;
}

export interface OutProposal {
  id: string;
  clientId: string;
  title: string;
  state: Proposal['state'];
  declineReason: string | null;
  decidedAt: Date | null;
}

interface Moment {
  id: string;
  at: Date;
}

/** What stands open with clients, for all of a page in one statement each. Inside `TenantDb.run` only. */
@Injectable()
export class ClientFigureRepository {
  constructor(private readonly db: TenantDb) {}

  /** Projects that have not ended, with their milestones that were due before this day. */
  openProjects(
    ids: readonly string[],
    today: string,
    seen: Pick<SeenOfClients, 'projects'>,
  ): Promise<OpenProject[]> {
    const values: unknown[] = [this.db.currentCompanyId(), ids, OPEN_PROJECT_STATES, today];
    return this.db.current().query<OpenProject[]>(
      `select p.id, p.client_id as "clientId", p.name, p.state, p.budget_hours as "budgetHours",
         count(m.id)::int as "lateMilestones"
       from project p left join milestone m on m.company_id = p.company_id and m.project_id = p.id
         and m.due_on < $4::date and m.state not in ('client_approved', 'invoiced')
       where p.company_id = $1 and p.client_id = any($2::uuid[]) and p.state = any($3::text[])
         and ${allOf(seen.projects, values)}
       group by p.company_id, p.id`,
      values,
    );
  }

  /** Proposals that wait for the client, and those declined since. */
  outProposals(
    ids: readonly string[],
    since: Date,
    seen: Pick<SeenOfClients, 'proposals'>,
  ): Promise<OutProposal[]> {
    const values: unknown[] = [this.db.currentCompanyId(), ids, since];
    return this.db.current().query<OutProposal[]>(
      `select p.id, p.holder_id as "clientId", p.title, p.state, p.decline_reason as "declineReason",
         p.decided_at as "decidedAt"
       from proposal p
       where p.company_id = $1 and p.holder_id = any($2::uuid[])
         and (p.state in ('sent', 'viewed') or p.state = 'declined' and p.decided_at >= $3)
         and ${allOf(seen.proposals, values)}
       order by p.decided_at desc nulls last, p.id`,
      values,
    );
  }

  /** The last call or message with each. */
  lastContacts(ids: readonly string[]): Promise<Map<string, Date>> {
    return this.latest(
      `select id, max(at) as at from (
         select a.client_id as id, max(a.at) as at from client_activity a
           where a.company_id = $1 and a.client_id = any($2::uuid[]) and a.kind <> 'note' group by a.client_id
         union all select m.client_id, max(m.created_at) from client_message m
           where m.company_id = $1 and m.client_id = any($2::uuid[]) group by m.client_id) spoken
       group by id`,
      ids,
    );
  }

  /** When each client last wrote or answered, also to what was sent to a client who is merged into this one. */
  lastWords(ids: readonly string[]): Promise<Map<string, Date>> {
    return this.latest(
      `select id, max(at) as at from (
         select m.client_id as id, max(m.created_at) as at from client_message m
           where m.company_id = $1 and m.client_id = any($2::uuid[]) and m.side = 'client' group by m.client_id
         union all select s.client_id, max(s.created_at) from form_submission s
           where s.company_id = $1 and s.client_id = any($2::uuid[]) group by s.client_id
         union all select p.holder_id, max(e.at) from proposal_event e
           join proposal p on p.company_id = e.company_id and p.id = e.proposal_id
           where e.company_id = $1 and p.holder_id = any($2::uuid[])
             and e.kind in ('viewed', 'signed', 'accepted', 'declined', 'asked', 'commented') group by p.holder_id
         union all select p.client_id, max(m.decided_at) from milestone m
           join project p on p.company_id = m.company_id and p.id = m.project_id
           where m.company_id = $1 and p.client_id = any($2::uuid[]) and m.decided_at is not null group by p.client_id
       ) words group by id`,
      ids,
    );
  }

  private async latest(sql: string, ids: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.db.current().query<Moment[]>(sql, [this.db.currentCompanyId(), ids]);
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}
