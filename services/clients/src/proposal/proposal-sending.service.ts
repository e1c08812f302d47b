import { dayIn, PROPOSAL, reviewReasons, type ProposalSettings } from '@atrium/contracts';
import {
  AppError,
  Clock,
  createLinkToken,
  ENV,
  Limiter,
  TenantDb,
  type Env,
  type SignedInUser,
} from '@atrium/platform';
import { Mailer, Settings } from '@atrium/reach';
import type { Values } from '@atrium/records';
import { Inject, Injectable } from '@nestjs/common';
import { hashOf } from './proposal-content.rules.js';
import type { ProposalEntity } from './proposal.entity.js';
import { isOpen } from './expiry.rules.js';
import { ProposalCommentRepository } from './proposal-comment.repository.js';
import { ProposalLinks } from './proposal-link.repository.js';
import { proposalMail, type ProposalMail } from './proposal.mail.js';
import { financialYear, proposalNumber } from './proposal-number.rules.js';
import type { ProposalRow, Signer } from './proposal.record.js';
import { proposalSettings } from './proposal-settings.schema.js';
import { isWaiting } from './proposal-state.rules.js';
import { ProposalVersions } from './proposal-versions.service.js';

const RESENDINGS = { limit: 3, windowSeconds: 3_600 };
const COPIES = { limit: 20, windowSeconds: 3_600 };

interface Asking {
  next?: boolean;
  said?: ProposalMail['said'];
}

/** Sends proposals: number, content that stays, and a link for each signer. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalSending {
  constructor(
    private readonly db: TenantDb,
    private readonly limiter: Limiter,
    private readonly clock: Clock,
    private readonly links: ProposalLinks,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly versions: ProposalVersions,
    private readonly comments: ProposalCommentRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws {AppError} PROPOSAL_NO_ITEMS, PROPOSAL_SIGNERS, PROPOSAL_REVIEW, PROPOSAL_PAST, PROPOSAL_AGREED */
  async prepare(
    user: SignedInUser,
    row: ProposalRow,
    now = this.clock.now(),
  ): Promise<Values<ProposalEntity>> {
    const { figures, signers, state } = row;
    if (figures === null) throw new AppError(PROPOSAL.errors.PROPOSAL_NO_ITEMS);
    if (signers.length === 0 || signers.some(({ email }) => email === null))
      throw new AppError(PROPOSAL.errors.PROPOSAL_SIGNERS);
    if (row.validUntil < dayIn(now, row.timezone)) throw new AppError(PROPOSAL.errors.PROPOSAL_PAST);
    const rules = await this.settings.ofCompany(proposalSettings);
    if (state === 'draft' && reviewReasons(figures, rules).length > 0)
      throw new AppError(PROPOSAL.errors.PROPOSAL_REVIEW);
    await this.versions.supersede(user, row);
    const number = row.number ?? (await this.number(user, { ...rules, now }));
    const contentHash = hashOf({ ...row, number });
    return { state: 'sent', number, contentHash, sentAt: now };
  }

  /**
   * To each signer, or to the first of those who sign in order, with a link of their own.
   * @param message own words, in the mail and among the comments; may be empty
   */
  async mail(user: SignedInUser, row: ProposalRow, message: string): Promise<void> {
    await this.links.note({ proposalId: row.id, kind: 'sent', at: row.sentAt ?? this.clock.now() });
    await this.askOpen(user, row, message);
  }

  /** A new link to those who were asked and have not signed; the links that they had end. @throws {AppError} TOO_MANY_ATTEMPTS */
  async mailAgain(user: SignedInUser, row: ProposalRow, message: string): Promise<void> {
    await this.limiter.hit(`proposal sent again ${row.id}`, RESENDINGS, this.db.current());
    await this.links.note({ proposalId: row.id, kind: 'resent', at: this.clock.now() });
    await this.askOpen(user, row, message);
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
    await this.links.note({ proposalId: row.id, kind: 'copied', at: this.clock.now() });
    return this.urlOf(user.companyCode, token);
  }

  private async askOpen(
    user: SignedInUser,
    { inOrder, ...row }: ProposalRow,
    message: string,
  ): Promise<void> {
    const author = `${user.firstName} ${user.lastName}`.trim();
    if (message) {
      const comment = { side: 'company' as const, authorId: user.id, author, text: message };
      await this.comments.add(row.firstId ?? row.id, { ...comment, createdAt: this.clock.now() });
    }
    const said = message ? { author, message } : null;
    const company = { id: user.companyId, code: user.companyCode, name: user.companyName };
    const open = row.signers.filter(({ signedAt }) => signedAt === null);
    for (const signer of inOrder ? open.slice(0, 1) : open) await this.ask({ ...row, said }, signer, company);
  }

  /** Mails a signer their link. @param next another has signed before */
  async ask(
    { next = false, said = null, ...row }: Pick<ProposalRow, 'id' | 'title' | 'validUntil'> & Asking,
    { id, name, email }: Pick<Signer, 'id' | 'name' | 'email'>,
    company: { id: string; code: string; name: string },
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

  /** @throws {Error} for a number that would be longer than the law allows */
  private async number(
    { companyTimezone: timezone }: SignedInUser,
    { series, yearStartsMonth, now }: Pick<ProposalSettings, 'series' | 'yearStartsMonth'> & { now: Date },
  ): Promise<string> {
    const given = { series, yearStartsMonth, timezone };
    const at = now.toISOString();
    const next = await this.links.nextNumber(`${series}/${financialYear(given, at)}`);
    const number = proposalNumber(given, at, next);
    if (number === null) throw new Error('The series of proposals is used up.');
    return number;
  }
}
