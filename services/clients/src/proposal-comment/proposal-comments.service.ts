import { PROPOSAL, type ClientComments } from '@atrium/contracts';
import type { SignInOrigin } from '@atrium/identity';
import { AppError, Clock, Limiter, networkOf, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OwnedRecords } from '../owned/owned-records.service.js';
import { ProposalLinks } from '../proposal/proposal-link.repository.js';
import { ProposalPortal, type Reader } from '../proposal/proposal-portal.service.js';
import { isOutside } from '../proposal/proposal-state.rules.js';
import {
  OWNED_PROPOSALS,
  PROPOSALS,
  type ProposalRow,
  type ProposalSteps,
} from '../proposal/proposal.record.js';
import { ProposalCommentNews } from './proposal-comment-news.service.js';
import { ProposalCommentRepository } from '../proposal/proposal-comment.repository.js';

/** More than anybody types; whoever else has the link cannot use up what the signer may write. */
const OF_NETWORK = { limit: 10, windowSeconds: 3_600 };
const OF_PROPOSAL = { limit: 30, windowSeconds: 3_600 };
const OF_COLLEAGUE = { limit: 20, windowSeconds: 60 };

interface Written {
  text: string;
  origin: SignInOrigin;
  /** Left out: by a link. */
  user?: SignedInUser;
}

/** Questions and wishes of those who got a proposal, and what the company answers: one conversation for all versions. */
@Injectable()
export class ProposalComments {
  private readonly proposals: ProposalSteps;

  constructor(
    records: OwnedRecords,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly portal: ProposalPortal,
    private readonly links: ProposalLinks,
    private readonly comments: ProposalCommentRepository,
    private readonly news: ProposalCommentNews,
  ) {
    this.proposals = records.of(PROPOSALS, OWNED_PROPOSALS);
  }

  /** @throws {AppError} NOT_FOUND */
  ofReader(reader: Reader): Promise<ClientComments> {
    return this.db.run(reader.companyId, async () => {
      const { row } = await this.portal.open(reader);
      return this.show(row);
    });
  }

  /** @throws {AppError} NOT_FOUND, PROPOSAL_WITHDRAWN, TOO_MANY_ATTEMPTS */
  write(reader: Reader, { text, origin, user }: Written): Promise<ClientComments> {
    return this.db.run(reader.companyId, async () => {
      const { row, link } = await this.portal.open(reader);
      if (row.state === 'withdrawn') throw new AppError(PROPOSAL.errors.PROPOSAL_WITHDRAWN);
      const rootId = rootOf(row);
      const key = `proposal comments ${rootId}`;
      await this.hit(key, OF_PROPOSAL);
      await this.hit(`${key} ${user?.id ?? networkOf(origin.address)}`, OF_NETWORK);
      const name = user ? nameOf(user) : (link?.contactName ?? row.clientName);
      const at = this.clock.now();
      await this.comments.add(rootId, {
        ...{ side: 'client', authorId: user?.id ?? null, author: name, text, createdAt: at },
      });
      await this.links.note({
        ...{ proposalId: row.id, kind: 'commented', at, contactId: link?.contactId ?? null, ...origin },
      });
      await this.news.tellCompany({ ...row, rootId }, { name, text });
      return this.show(row);
    });
  }

  /** For those of the company who see the proposal. @throws {AppError} NOT_FOUND */
  ofTeam(user: SignedInUser, id: string): Promise<ClientComments> {
    return this.db.run(user.companyId, async () => this.show(await this.proposals.find(user, id)));
  }

  /** The client hears by mail. @throws {AppError} NOT_FOUND, PROPOSAL_UNSENT, TOO_MANY_ATTEMPTS */
  answer(user: SignedInUser, id: string, text: string): Promise<ClientComments> {
    return this.db.run(user.companyId, async () => {
      const row = await this.proposals.find(user, id);
      const sent = row.versions.find(({ state }) => isOutside(state));
      if (!sent) throw new AppError(PROPOSAL.errors.PROPOSAL_UNSENT);
      await this.hit(`proposal comments ${user.companyId} ${user.id}`, OF_COLLEAGUE);
      const rootId = rootOf(row);
      await this.comments.add(rootId, {
        ...{ side: 'company', authorId: user.id, author: nameOf(user), text, createdAt: this.clock.now() },
      });
      await this.news.tellClient(user, { ...row, id: sent.id, rootId });
      return this.show(row);
    });
  }

  /** By the connection that the transaction has, so that nobody waits for a second one while holding the first. */
  private hit(key: string, window: { limit: number; windowSeconds: number }): Promise<void> {
    return this.limiter.hit(key, window, this.db.current());
  }

  private async show(row: ProposalRow): Promise<ClientComments> {
    const rows = await this.comments.list(rootOf(row));
    const items = rows.map(({ authorId: _, createdAt, ...shown }) => ({
      ...{ ...shown, createdAt: createdAt.toISOString() },
    }));
    return { items };
  }
}

const rootOf = ({ id, firstId }: ProposalRow): string => firstId ?? id;

const nameOf = ({ firstName, lastName }: SignedInUser): string => `${firstName} ${lastName}`.trim();
