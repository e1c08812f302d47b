import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SIGNING } from './signing.rules.js';

export interface CommentRow {
  id: string;
  side: 'company' | 'client';
  /** Null: by a link. */
  authorId: string | null;
  /** The name at that time. */
  author: string;
  text: string;
  /** By a copied link: the name is that of whom it was copied for. */
  copied: boolean;
  createdAt: Date;
}

export interface Asked {
  name: string;
  email: string;
}

const MOST = 500;

/** What is written about a proposal, all its versions together. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalCommentRepository {
  constructor(private readonly db: TenantDb) {}

  /** The latest, the oldest of them first. */
  async list(rootId: string): Promise<CommentRow[]> {
    const rows = await this.query<CommentRow>(
      `select id, side, author_id as "authorId", author, text, copied,
         created_at as "createdAt" from proposal_comment
       where company_id = $1 and root_id = $2 order by id desc limit ${String(MOST)}`,
      [rootId],
    );
    return rows.toReversed();
  }

  async add(
    rootId: string,
    { side, authorId, author, text, copied, createdAt }: Omit<CommentRow, 'id'>,
  ): Promise<void> {
    await this.query(
      `insert into proposal_comment (company_id, root_id, side, author_id, author, text, copied, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [rootId, side, authorId, author, text, copied, createdAt],
    );
  }

  /** Those at the client who have written with a session. */
  async writers(rootId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select distinct author_id as id from proposal_comment
       where company_id = $1 and root_id = $2 and side = 'client' and author_id is not null`,
      [rootId],
    );
    return rows.map(({ id }) => id);
  }

  /** Of all people of the client, who read its proposals when they sign in. */
  async emailsAt(proposalId: string): Promise<string[]> {
    const rows = await this.query<{ email: string }>(
      `select distinct unnest(k.emails) as email from proposal p
       join client_contact k on k.company_id = p.company_id and k.client_id = p.holder_id
       where p.company_id = $1 and p.id = $2 and not k.archived`,
      [proposalId],
    );
    return rows.map(({ email }) => email);
  }

  /** Those who got a link to this version. */
  async asked(proposalId: string): Promise<Asked[]> {
    return this.query(
      `select k.name, k.email from proposal_link l
       join ${SIGNING} k on k.company_id = l.company_id and k.id = l.contact_id
       where l.company_id = $1 and l.proposal_id = $2 and k.email is not null order by k.id`,
      [proposalId],
    );
  }

  private query<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query(text, [this.db.currentCompanyId(), ...values]);
  }
}
