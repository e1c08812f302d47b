import { UserDirectoryService } from '@atrium/identity';
import {
  AppError,
  Clock,
  createLinkToken,
  ENV,
  Limiter,
  nameOf,
  TenantDb,
  type Env,
  type SignedInUser,
} from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Inject, Injectable } from '@nestjs/common';
import { isOpen } from './expiry.rules.js';
import { ProposalCommentRepository } from './proposal-comment.repository.js';
import { ProposalLinks } from './proposal-link.repository.js';
import { proposalMail, type ProposalMail } from './proposal.mail.js';
import type { ProposalRow, Signer } from './proposal.record.js';
import { isWaiting } from './proposal-state.rules.js';
import { rootOf } from './version.rules.js';

const RESENDINGS = { limit: 3, windowSeconds: 3_600 };
const COPIES = { limit: 20, windowSeconds: 3_600 };

interface Asking {
  next?: boolean;
  said?: ProposalMail['said'];
}

interface Company {
  id: string;
  code: string;
  name: string;
}

/** The links by which signers read a proposal: mailed, mailed again, or copied by staff. Inside `TenantDb.run` only. */
@Injectable()
export class SignerLinks {
  constructor(
    private readonly db: TenantDb,
    private readonly limiter: Limiter,
    private readonly clock: Clock,
    private readonly links: ProposalLinks,
    private readonly mailer: Mailer,
    private readonly comments: ProposalCommentRepository,
    private readonly directory: UserDirectoryService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * To each signer, or to the first of those who sign in order, with a link of their own. What was copied of older
   * versions ends, also for those who are not asked or no longer sign.
   * @param message own words, in the mail and among the comments; may be empty
   */
  async mail(user: SignedInUser, row: ProposalRow, message: string): Promise<void> {
    await this.links.note({ proposalId: row.id, kind: 'sent', at: row.sentAt ?? this.clock.now() });
    await this.links.endCopies(row.id);
    await this.askOpen(user, row, message);
  }

  /** A new link to those who were asked and have not signed; the links that they had end. @throws {AppError} TOO_MANY_ATTEMPTS */
  async mailAgain(user: SignedInUser, row: ProposalRow, message: string): Promise<void> {
    await this.limiter.hit(`proposal sent again ${row.id}`, RESENDINGS, this.db.current());
    await this.links.note({ proposalId: row.id, kind: 'resent', at: this.clock.now() });
    await this.askOpen(user, row, message);
  }

  /** To the one who signs after another has signed. */
  async askNext(row: ProposalRow, signer: Signer): Promise<void> {
    const id = this.db.currentCompanyId();
    const { code, name } = await this.directory.getCompany(id);
    await this.ask({ ...row, next: true }, signer, { id, code, name });
  }

  /**
   * A link beside the one that a signer was mailed, which keeps working.
   * @throws {AppError} TRANSITION_REFUSED of who is not asked to sign, TOO_MANY_ATTEMPTS
   */
  async copy(user: SignedInUser, row: ProposalRow, signerId: string): Promise<string> {
    const link = await this.links.ofContact(row.id, signerId);
    const isAsked = isWaiting(row.state) && isOpen(row, this.clock.now().toISOString());
    if (link?.signedAt !== null || !isAsked) throw new AppError('TRANSITION_REFUSED');
    await this.limiter.hit(`proposal link copied ${row.id}`, COPIES, this.db.current());
    const { token, hash } = createLinkToken(user.companyId);
    await this.links.copy(link, hash);
    const by = { id: user.id, name: nameOf(user) };
    await this.links.note({
      proposalId: row.id,
      kind: 'copied',
      at: this.clock.now(),
      contactId: signerId,
      by,
    });
    return this.urlOf(user.companyCode, token);
  }

  private async askOpen(
    user: SignedInUser,
    { inOrder, ...row }: ProposalRow,
    message: string,
  ): Promise<void> {
    const author = nameOf(user);
    if (message) {
      const comment = { side: 'company' as const, authorId: user.id, author, text: message, copied: false };
      await this.comments.add(rootOf(row), { ...comment, createdAt: this.clock.now() });
    }
    const said = message ? { author, message } : null;
    const company = { id: user.companyId, code: user.companyCode, name: user.companyName };
    const open = row.signers.filter(({ signedAt }) => signedAt === null);
    for (const signer of inOrder ? open.slice(0, 1) : open) await this.ask({ ...row, said }, signer, company);
  }

  /** Mails a signer their link. @param next another has signed before */
  private async ask(
    { next = false, said = null, ...row }: Pick<ProposalRow, 'id' | 'title' | 'validUntil'> & Asking,
    { id, name, email }: Pick<Signer, 'id' | 'name' | 'email'>,
    company: Company,
  ): Promise<void> {
    if (email === null) return;
    const { token, hash } = createLinkToken(company.id);
    await this.links.put(row.id, id, hash);
    const link = this.urlOf(company.code, token);
    const mail = { to: { email, name }, company: company.name, title: row.title, link };
    await this.mailer.send(proposalMail({ ...mail, validUntil: row.validUntil, next, said }), {
      languageOf: [],
    });
  }

  private urlOf(companyCode: string, token: string): string {
    return `${this.env.publicUrl}/${companyCode}/client/proposal#link=${token}`;
  }
}
