import { PROPOSAL, type ProposalComments } from '@atrium/contracts';
import type { SignInOrigin } from '@atrium/identity';
import {
  AppError,
  Clock,
  Idempotency,
  Limiter,
  nameOf,
  networkOf,
  TenantDb,
  type OnceRequest,
  type SignedInUser,
} from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { outsideOf } from '../proposal/guest.mapper.js';
import { ProposalCommentRepository } from '../proposal/proposal-comment.repository.js';
import { ProposalLinks } from '../proposal/proposal-link.repository.js';
import { ProposalPortal, type Reader } from '../proposal/proposal-portal.service.js';
import { rootOf } from '../proposal/version.rules.js';
import { ProposalCommentNotifications } from './proposal-comment-notifications.service.js';
import { toComments } from './proposal-comment.mapper.js';

/** More than anybody types; whoever else has the link cannot use up what the signer may write. */
const OF_NETWORK = { limit: 10, windowSeconds: 3_600 };
const OF_PROPOSAL = { limit: 30, windowSeconds: 3_600 };

interface Written {
  text: string;
  origin: SignInOrigin;
  /** Left out: by a link. */
  user?: SignedInUser;
}

/** What those who got a proposal ask and say about it. */
@Injectable()
export class ProposalQuestions {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly limiter: Limiter,
    private readonly portal: ProposalPortal,
    private readonly links: ProposalLinks,
    private readonly comments: ProposalCommentRepository,
    private readonly notifications: ProposalCommentNotifications,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  list(reader: Reader): Promise<ProposalComments> {
    return this.db.run(reader.companyId, async () => {
      const { row } = await this.portal.open(reader);
      return toComments(await this.comments.list(rootOf(row)));
    });
  }

  /**
   * Before sign-in: requests with the same key write one comment. What is kept under the key is that it was written, not
   * the conversation, with which strangers would fill the database; a repetition answers what the conversation is then.
   * @throws {AppError} STILL_RUNNING, KEY_REUSED, and as `write`
   */
  async writeOnce(reader: Reader, written: Written, once: OnceRequest | null) {
    if (!once) return { answer: await this.write(reader, written), replayed: false };
    const { replayed } = await this.idempotency.once(reader.companyId, once, async () => {
      await this.add(reader, written);
      return {};
    });
    return { answer: await this.list(reader), replayed };
  }

  /** @throws {AppError} NOT_FOUND, PROPOSAL_WITHDRAWN, TOO_MANY_ATTEMPTS */
  write(reader: Reader, written: Written): Promise<ProposalComments> {
    return this.db.run(reader.companyId, async () => {
      await this.add(reader, written);
      return this.list(reader);
    });
  }

  private add(reader: Reader, { text, origin, user }: Written): Promise<void> {
    return this.db.run(reader.companyId, async () => {
      const { row, guest } = await this.portal.open(reader);
      if (row.state === 'withdrawn') throw new AppError(PROPOSAL.errors.PROPOSAL_WITHDRAWN);
      const rootId = rootOf(row);
      const key = `proposal comments ${rootId}`;
      await this.hit(key, OF_PROPOSAL);
      await this.hit(`${key} ${user?.id ?? networkOf(origin.address)}`, OF_NETWORK);
      const name = user ? nameOf(user) : (guest?.contactName ?? row.clientName);
      const [at, copied] = [this.clock.now(), guest?.copied ?? false];
      await this.comments.add(rootId, {
        side: 'client',
        authorId: user?.id ?? null,
        author: name,
        text,
        copied,
        createdAt: at,
      });
      await this.links.note({ proposalId: row.id, kind: 'commented', at, ...outsideOf(guest, origin) });
      await this.notifications.notifyCompany({ ...row, rootId }, { name, text, copied });
    });
  }

  /** By the connection that the transaction has, so that nobody waits for a second one while holding the first. */
  private hit(key: string, window: { limit: number; windowSeconds: number }): Promise<void> {
    return this.limiter.hit(key, window, this.db.current());
  }
}
