import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SIGNING } from './signing.rules.js';
import type { ProposalEvent, ProposalEventKind } from './proposal.types.js';
import type { Version } from './version.rules.js';

export interface LinkRow {
  proposalId: string;
  contactId: string;
  contactName: string;
  email: string | null;
  codeHash: string | null;
  codeUntil: Date | null;
  signedName: string | null;
  signedAt: Date | null;
  /** Lines of a drawing. */
  signature: string | null;
  /** Read by a link that staff copied: whoever was given it may be somebody else. */
  copied: boolean;
}

export interface EventGiven {
  proposalId: string;
  kind: ProposalEventKind;
  at: Date;
  contactId?: string | null;
  /** By a copied link of the contact. */
  copied?: boolean;
  /** Who of the company did it. */
  by?: { id: string; name: string };
  address?: string | null;
  userAgent?: string | null;
}

const COLUMNS = `l.proposal_id as "proposalId", l.contact_id as "contactId",
  k.name as "contactName", k.email, l.code_hash as "codeHash",
  l.code_until as "codeUntil", l.signed_name as "signedName", l.signed_at as "signedAt", l.signature, false as copied`;
const FROM = `proposal_link l join ${SIGNING} k on k.company_id = l.company_id and k.id = l.contact_id`;

/** The links of signers, the numbers of proposals and what happened to them. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalLinks {
  constructor(private readonly db: TenantDb) {}

  /** The next number of a series; the series waits for the end of the transaction. */
  async nextNumber(series: string): Promise<number> {
    const [row] = await this.query<{ last: number }>(
      `with given as (
         insert into proposal_counter (company_id, series, last) values ($1, $2, 1)
         on conflict (company_id, series) do update set last = proposal_counter.last + 1 returning last
       ) select last from given`,
      [series],
    );
    return row?.last ?? 1;
  }

  /** The one link that is mailed to a signer; the one before ends, and what was copied for them of any version. */
  async put(proposalId: string, contactId: string, hash: string): Promise<void> {
    await this.query(
      `delete from proposal_copied_link l using proposal p, proposal v
       where p.company_id = $1 and p.id = $2 and v.company_id = $1 and v.root_id = p.root_id
         and l.company_id = $1 and l.proposal_id = v.id and l.contact_id = $3`,
      [proposalId, contactId],
    );
    await this.query(
      `with made as (
         insert into proposal_link (company_id, token_hash, proposal_id, contact_id) values ($1, $2, $3, $4)
         on conflict (company_id, proposal_id, contact_id) do update set token_hash = excluded.token_hash returning 1
       ) select * from made`,
      [hash, proposalId, contactId],
    );
  }

  /** All copied links of all versions end. */
  async endCopies(proposalId: string): Promise<void> {
    await this.query(
      `delete from proposal_copied_link l using proposal p, proposal v
       where p.company_id = $1 and p.id = $2 and v.company_id = $1 and v.root_id = p.root_id
         and l.company_id = $1 and l.proposal_id = v.id`,
      [proposalId],
    );
  }

  /** Another link to what a signer was mailed, for who passes it on in another way. */
  async copy({ proposalId, contactId }: LinkRow, hash: string): Promise<void> {
    await this.query(
      'insert into proposal_copied_link (company_id, token_hash, proposal_id, contact_id) values ($1, $2, $3, $4)',
      [hash, proposalId, contactId],
    );
  }

  async find(hash: string): Promise<LinkRow | null> {
    const [row] = await this.query<LinkRow>(
      `select ${COLUMNS} from ${FROM} where l.company_id = $1 and l.token_hash = $2`,
      [hash],
    );
    if (row) return row;
    const [copied] = await this.query<Pick<LinkRow, 'proposalId' | 'contactId'>>(
      `select proposal_id as "proposalId", contact_id as "contactId" from proposal_copied_link
       where company_id = $1 and token_hash = $2`,
      [hash],
    );
    const link = copied && (await this.ofContact(copied.proposalId, copied.contactId));
    return link ? { ...link, copied: true } : null;
  }

  /** Of the contact with this email, among the signers. */
  async ofEmail(proposalId: string, email: string): Promise<LinkRow | null> {
    const [row] = await this.query<LinkRow>(
      `select ${COLUMNS} from ${FROM} where l.company_id = $1 and l.proposal_id = $2 and $3 = any(k.emails) limit 1`,
      [proposalId, email],
    );
    return row ?? null;
  }

  /** Null: who signed an older version does not sign this one. */
  async ofContact(proposalId: string, contactId: string): Promise<LinkRow | null> {
    const [row] = await this.query<LinkRow>(
      `select ${COLUMNS} from ${FROM} where l.company_id = $1 and l.proposal_id = $2 and l.contact_id = $3`,
      [proposalId, contactId],
    );
    return row ?? null;
  }

  async listSigned(proposalId: string): Promise<LinkRow[]> {
    return this.query(`select ${COLUMNS} from ${FROM} where l.company_id = $1 and l.proposal_id = $2`, [
      proposalId,
    ]);
  }

  async putCode(link: LinkRow, hash: string, until: Date): Promise<void> {
    await this.change(link, `code_hash = $4, code_until = $5`, [hash, until]);
  }

  async sign(link: LinkRow, given: { name: string; signature: string | null; at: Date }): Promise<void> {
    const { name, at, signature } = given;
    await this.change(link, 'signed_name = $4, signed_at = $5, signature = $6, code_hash = null', [
      name,
      at,
      signature,
    ]);
  }

  /** Proposals of the clients at which somebody has this email, newest first; drafts stay inside. */
  idsFor(email: string): Promise<{ id: string }[]> {
    return this.query(
      `select p.id from proposal p where p.company_id = $1
         and p.state not in ('draft', 'internal_review', 'approved', 'superseded')
         and p.holder_id in (select k.client_id from client_contact k
           where k.company_id = $1 and not k.archived and $2 = any(k.emails))
       order by p.sent_at desc, p.id desc limit 200`,
      [email],
    );
  }

  async note({ proposalId, kind, at, by, ...outside }: EventGiven): Promise<void> {
    const { contactId = null, copied = false, address = null, userAgent = null } = outside;
    await this.query(
      `with made as (
         insert into proposal_event
           (company_id, proposal_id, kind, at, contact_id, copied, address, user_agent, user_id, user_name)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning 1
       ) select * from made`,
      [proposalId, kind, at, contactId, copied, address, userAgent, by?.id ?? null, by?.name ?? null],
    );
  }

  /** All versions of the proposal of which this is one. @returns fixed: what it says was fixed when it was sent */
  listVersions(id: string): Promise<(Version & { id: string; fixed: boolean })[]> {
    return this.query(
      `select v.id, v.version_no as "versionNo", v.state, v.content_hash is not null as fixed
       from proposal p join proposal v on v.company_id = p.company_id and v.root_id = p.root_id
       where p.company_id = $1 and p.id = $2`,
      [id],
    );
  }

  /** The oldest first. */
  listEvents(proposalId: string): Promise<ProposalEvent[]> {
    return this.query(
      `select e.kind, e.at, k.name, k.email, e.copied, e.user_name as "by", e.address,
         e.user_agent as "userAgent"
       from proposal_event e left join ${SIGNING} k on k.company_id = e.company_id and k.id = e.contact_id
       where e.company_id = $1 and e.proposal_id = $2 order by e.id`,
      [proposalId],
    );
  }

  private async change(
    { proposalId, contactId }: LinkRow,
    set: string,
    values: readonly unknown[],
  ): Promise<void> {
    await this.query(
      `with changed as (
         update proposal_link set ${set} where company_id = $1 and proposal_id = $2 and contact_id = $3 returning 1
       ) select * from changed`,
      [proposalId, contactId, ...values],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
