import { OPEN_PROJECT_STATES, type ProjectState, type Proposal } from '@atrium/contracts';
import { TenantDb, TenantReader, type PreparedRead, type ReadValue } from '@atrium/platform';
import { allOf, arrayText, type ListFilter } from '@atrium/records';
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

export interface AcceptedSum {
  clientId: string;
  currency: string;
  /** In minor units. */
  amount: number;
}

interface Moment {
  id: string;
  /** Null: never. */
  at: Date | null;
}

/** Of which clients, for whom, and what is late or counts by now. */
export interface FigureScope {
  companyId: string;
  clientIds: readonly string[];
  seen: SeenOfClients;
  /** By the company's calendar. */
  today: string;
  /** Proposals declined before this do not count. */
  declinedSince: Date;
  /** Proposals accepted before this do not count. */
  acceptedSince: Date;
}

export interface OpenWithClients {
  projects: OpenProject[];
  proposals: OutProposal[];
  /** One for each client and currency. */
  accepted: AcceptedSum[];
  /** When somebody last spoke with each client. */
  contacts: Map<string, Date>;
  /** When each client last wrote or answered. */
  words: Map<string, Date>;
}

/** What stands open with clients. */
@Injectable()
export class ClientFigureRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
  ) {}

  /** For all of a page, in one round trip outside `TenantDb.run`. */
  async open(scope: FigureScope): Promise<OpenWithClients> {
    const { companyId } = scope;
    const ids = arrayText(scope.clientIds);
    const [projects, proposals, accepted, contacts, words] = await this.readAll<
      [OpenProject, OutProposal, AcceptedSum, Moment, Moment]
    >(companyId, [
      openProjects(ids, scope),
      outProposals(ids, scope),
      acceptedSums(ids, scope),
      { text: LAST_CONTACTS, values: [companyId, ids] },
      { text: LAST_WORDS, values: [companyId, ids] },
    ]);
    return { projects, proposals, accepted, contacts: momentsOf(contacts), words: momentsOf(words) };
  }

  /** When each client last wrote or answered. */
  async lastWords(companyId: string, clientIds: readonly string[]): Promise<Map<string, Date>> {
    const values = [companyId, arrayText(clientIds)];
    return momentsOf(await this.reader.readHere<Moment>(companyId, { text: LAST_WORDS, values }));
  }

  private async readAll<Rows extends object[]>(
    companyId: string,
    statements: { [Index in keyof Rows]: PreparedRead },
  ): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
    if (!this.db.isRunning()) return this.reader.readAll<Rows>(companyId, statements);
    const rows: object[][] = [];
    for (const statement of statements) rows.push(await this.reader.readHere(companyId, statement));
    return rows as { [Index in keyof Rows]: Rows[Index][] };
  }
}

const momentsOf = (rows: readonly Moment[]): Map<string, Date> =>
  new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));

/** Projects that have not ended, with their milestones that were due before this day. */
function openProjects(ids: string, { companyId, today, seen }: FigureScope): PreparedRead {
  const values: ReadValue[] = [companyId, ids, arrayText(OPEN_PROJECT_STATES), today];
  const text = `
    select p.id, p.client_id as "clientId", p.name, p.state, p.budget_hours as "budgetHours",
      count(m.id)::int as "lateMilestones"
    from project p left join milestone m on m.company_id = p.company_id and m.project_id = p.id
      and m.due_on < $4::date and m.state not in ('client_approved', 'invoiced')
    where p.company_id = $1 and p.client_id = any($2::uuid[]) and p.state = any($3::text[])
      and ${allOf(seen.projects, values)}
    group by p.company_id, p.id`;
  return { text, values };
}

/** Proposals that wait for the client, and those declined since. */
function outProposals(ids: string, { companyId, declinedSince, seen }: FigureScope): PreparedRead {
  const values: ReadValue[] = [companyId, ids, declinedSince];
  const text = `
    select p.id, p.holder_id as "clientId", p.title, p.state, p.decline_reason as "declineReason",
      p.decided_at as "decidedAt"
    from proposal p
    where p.company_id = $1 and p.holder_id = any($2::uuid[])
      and (p.state in ('sent', 'viewed') or p.state = 'declined' and p.decided_at >= $3)
      and ${allOf(seen.proposals, values)}
    order by p.decided_at desc nulls last, p.id`;
  return { text, values };
}

/** What was accepted since, at most what stays exact. */
function acceptedSums(ids: string, { companyId, acceptedSince, seen }: FigureScope): PreparedRead {
  const values: ReadValue[] = [companyId, ids, acceptedSince];
  const text = `
    select p.holder_id as "clientId", p.currency, least(sum(p.total), 9007199254740991)::bigint as amount
    from proposal p
    where p.company_id = $1 and p.holder_id = any($2::uuid[]) and p.state = 'accepted' and p.decided_at >= $3
      and ${allOf(seen.proposals, values)}
    group by p.holder_id, p.currency order by p.holder_id, p.currency`;
  return { text, values };
}

/** The last call or message with each, by the index of its client. */
const LAST_CONTACTS = `
  select c.id, greatest(
    (select a.at from client_activity a where a.company_id = $1 and a.client_id = c.id and a.kind <> 'note'
       and a.held_until is null
     order by a.at desc limit 1),
    (select m.created_at from client_message m where m.company_id = $1 and m.client_id = c.id
     order by m.id desc limit 1)) as at
  from unnest($2::uuid[]) c(id)`;

/** Also to what was sent to a client who is merged into this one. */
const LAST_WORDS = `
  select c.id, greatest(
    (select m.created_at from client_message m where m.company_id = $1 and m.client_id = c.id and m.side = 'client'
     order by m.id desc limit 1),
    (select max(s.created_at) from form_submission s where s.company_id = $1 and s.client_id = c.id),
    (select max(e.at) from proposal_event e join proposal p on p.company_id = e.company_id and p.id = e.proposal_id
     where p.company_id = $1 and p.holder_id = c.id
       and e.kind in ('viewed', 'signed', 'accepted', 'declined', 'asked', 'commented')),
    (select max(m.decided_at) from milestone m join project p on p.company_id = m.company_id and p.id = m.project_id
     where p.company_id = $1 and p.client_id = c.id)) as at
  from unnest($2::uuid[]) c(id)`;
