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
import { ProposalLinks } from './proposal-link.repository.js';
import { proposalMail } from './proposal.mail.js';
import { financialYear, proposalNumber } from './proposal-number.rules.js';
import type { ProposalRow, Signer } from './proposal.record.js';
import { proposalSettings } from './proposal-settings.schema.js';
import { ProposalVersions } from './proposal-versions.service.js';

const RESENDINGS = { limit: 3, windowSeconds: 3_600 };

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

  /** To each signer, or to the first of those who sign in order, with a link of their own. */
  async mail(user: SignedInUser, row: ProposalRow): Promise<void> {
    await this.links.note({ proposalId: row.id, kind: 'sent', at: row.sentAt ?? this.clock.now() });
    await this.askOpen(user, row);
  }

  /** A new link to those who were asked and have not signed; the links that they had end. @throws {AppError} TOO_MANY_ATTEMPTS */
  async mailAgain(user: SignedInUser, row: ProposalRow): Promise<void> {
    await this.limiter.hit(`proposal sent again ${row.id}`, RESENDINGS, this.db.current());
    await this.links.note({ proposalId: row.id, kind: 'resent', at: this.clock.now() });
    await this.askOpen(user, row);
  }

  private async askOpen(user: SignedInUser, { inOrder, ...row }: ProposalRow): Promise<void> {
    const company = { id: user.companyId, code: user.companyCode, name: user.companyName };
    const open = row.signers.filter(({ signedAt }) => signedAt === null);
    for (const signer of inOrder ? open.slice(0, 1) : open) await this.ask(row, signer, company);
  }

  /** Mails a signer their link. @param next another has signed before */
  async ask(
    { next = false, ...row }: Pick<ProposalRow, 'id' | 'title' | 'validUntil'> & { next?: boolean },
    { id, name, email }: Pick<Signer, 'id' | 'name' | 'email'>,
    company: { id: string; code: string; name: string },
  ): Promise<void> {
    if (email === null) return;
    const { token, hash } = createLinkToken(company.id);
    await this.links.put(row.id, id, hash);
    const link = `${this.env.publicUrl}/${company.code}/client/proposal#link=${token}`;
    const mail = { to: { email, name }, company: company.name, title: row.title, link };
    await this.mailer.send(proposalMail({ ...mail, validUntil: row.validUntil, next }), { languageOf: [] });
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
