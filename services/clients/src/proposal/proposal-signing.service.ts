import { randomInt } from 'node:crypto';
import { PROPOSAL, type AcceptProposal, type ShownProposal } from '@atrium/contracts';
import { UserDirectoryService, type SignInOrigin } from '@atrium/identity';
import {
  AppError,
  Clock,
  Jobs,
  Limiter,
  networkOf,
  notFound,
  RequestContext,
  Secrets,
  TenantDb,
} from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { acceptVersion } from './acceptance.rules.js';
import { decidedOf, refusalOf } from './acceptance-refusal.rules.js';
import { guestOf } from './guest.mapper.js';
import { ProposalLinks, type EventGiven, type LinkRow } from './proposal-link.repository.js';
import { codeMail } from './proposal.mail.js';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { ProposalPortal, type Reader } from './proposal-portal.service.js';
import { PROPOSALS, type ProposalRow } from './proposal.record.js';
import { refusedField } from '../refused-field.rules.js';
import { ProposalSending } from './proposal-sending.service.js';
import { isWaiting } from './proposal-state.rules.js';
import { wonProposal } from './won-proposal.job.js';
import { signedPaper } from './signed-paper.job.js';

const CODE_DIGITS = 6;
const CODE_MS = 10 * 60_000;
/**
 * Codes and tries of one network, and of all together: whoever else has the link cannot use up those of the signer.
 */
const TRIES = { limit: 5, windowSeconds: 600 };
const ALL_TRIES = { limit: 25, windowSeconds: 600 };
const CODES = { limit: 5, windowSeconds: 3_600 };
const ALL_CODES = { limit: 15, windowSeconds: 3_600 };

interface Decision {
  state: 'accepted' | 'declined';
  link: LinkRow;
  origin: SignInOrigin;
  reason: string | null;
}

/** How a client signs or declines. */
@Injectable()
export class ProposalSigning {
  private readonly proposals;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly portal: ProposalPortal,
    private readonly links: ProposalLinks,
    private readonly limiter: Limiter,
    private readonly mailer: Mailer,
    private readonly directory: UserDirectoryService,
    private readonly sending: ProposalSending,
    private readonly outcomes: ProposalOutcomes,
    private readonly jobs: Jobs,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  /** Mails a code of six digits. @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS, why nobody can sign any more */
  async sendCode(reader: Reader, origin: SignInOrigin): Promise<void> {
    const { proposalId, contactId } = await this.signer(reader);
    const key = `proposal codes ${proposalId} ${contactId}`;
    await this.limiter.hit(`${key} ${networkOf(origin.address)}`, CODES);
    await this.limiter.hit(key, ALL_CODES);
    await this.db.run(reader.companyId, async () => {
      const { row, link } = await this.portal.open(reader);
      if (!link?.email) throw notFound();
      this.requireWaiting(row);
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const until = new Date(this.clock.now().getTime() + CODE_MS);
      await this.links.putCode(link, Secrets.hash(`${link.contactId} ${code}`), until);
      await this.note({ proposalId: row.id, kind: 'code', ...this.by(link, origin) });
      const to = { email: link.email, name: link.contactName };
      await this.mailer.send(codeMail(to, code, row.title), { languageOf: [] });
    });
  }

  /**
   * Signs; with the last signature the proposal is accepted.
   * @throws {AppError} NOT_FOUND, PROPOSAL_CODE on `code`, PROPOSAL_CHANGED, PROPOSAL_DECIDED, PROPOSAL_EXPIRED,
   * PROPOSAL_SIGNED, PROPOSAL_TURN, TOO_MANY_ATTEMPTS
   */
  async accept(reader: Reader, given: AcceptProposal, origin: SignInOrigin): Promise<ShownProposal> {
    if (!reader.proven) await this.countTry(reader, origin);
    return this.db.run(reader.companyId, async () => {
      const { row, link } = await this.portal.open(reader, 'lock');
      if (!link) throw notFound();
      const others = await this.links.listSigned(row.id);
      const signedBy = others.filter(({ signedAt }) => signedAt).map(({ contactId }) => contactId);
      const version = { ...row, contentHash: row.contentHash ?? '' };
      const { name, agreed, contentHash, signature } = given;
      const accepted = acceptVersion(
        { ...version, signers: row.signerIds, signedBy },
        {
          ...{ signer: link.contactId, versionNo: row.versionNo, contentHash, name, agreed, proven: true },
          at: this.clock.now().toISOString(),
        },
      );
      if ('refused' in accepted) throw new AppError(refusalOf(accepted.refused, row.state));
      if (!reader.proven) await this.prove(row, link, { code: given.code, origin });
      await this.links.sign(link, { name, signature, at: this.clock.now() });
      await this.note({ proposalId: row.id, kind: 'signed', ...this.by(link, origin) });
      const isLast = accepted.state === 'accepted';
      if (isLast) await this.decide(row, { state: 'accepted', link, origin, reason: null });
      else await this.askNext(row, link);
      return this.portal.read(reader);
    });
  }

  /** @throws {AppError} NOT_FOUND, PROPOSAL_DECIDED, PROPOSAL_EXPIRED */
  decline(reader: Reader, reason: string, origin: SignInOrigin): Promise<ShownProposal> {
    return this.db.run(reader.companyId, async () => {
      const { row, link } = await this.portal.open(reader, 'lock');
      if (!link) throw notFound();
      this.requireWaiting(row);
      await this.decide(row, { state: 'declined', link, origin, reason });
      return this.portal.read(reader);
    });
  }

  /** Before the signature's transaction, which a wrong code undoes. @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS */
  private async countTry(reader: Reader, { address }: SignInOrigin): Promise<void> {
    const { contactId, codeHash } = await this.signer(reader);
    const key = `proposal code ${contactId} ${codeHash ?? ''}`;
    await this.limiter.hit(`${key} ${networkOf(address)}`, TRIES);
    await this.limiter.hit(key, ALL_TRIES);
  }

  /** @throws {AppError} NOT_FOUND for who does not sign */
  private signer(reader: Reader): Promise<LinkRow> {
    return this.db.run(reader.companyId, async () => {
      const { link } = await this.portal.open(reader);
      if (!link) throw notFound();
      return link;
    });
  }

  /** @throws {AppError} PROPOSAL_WITHDRAWN, PROPOSAL_DECIDED, PROPOSAL_EXPIRED: why nobody can answer any more */
  private requireWaiting(row: ProposalRow): void {
    if (this.portal.stateOf(row) === 'expired') throw new AppError(PROPOSAL.errors.PROPOSAL_EXPIRED);
    if (!isWaiting(row.state)) throw new AppError(decidedOf(row.state));
  }

  /** @throws {AppError} PROPOSAL_CODE on `code` */
  private async prove(
    row: ProposalRow,
    link: LinkRow,
    { code, origin }: { code: string | null; origin: SignInOrigin },
  ): Promise<void> {
    const { contactId, codeHash, codeUntil } = link;
    const right = codeHash !== null && Secrets.hash(`${contactId} ${code ?? ''}`) === codeHash;
    if (!right || !codeUntil || codeUntil <= this.clock.now())
      throw refusedField('code', PROPOSAL.errors.PROPOSAL_CODE);
    await this.note({ proposalId: row.id, kind: 'proven', ...this.by(link, origin) });
  }

  /** One has signed, so that the next of those who sign in order gets a link. */
  private async askNext(row: ProposalRow, link: LinkRow): Promise<void> {
    const { contactId } = link;
    await this.proposals.record({ step: 'signed', by: guestOf(link), id: row.id, before: row });
    const next = row.signers.find(({ id, signedAt }) => signedAt === null && id !== contactId);
    if (!row.inOrder || !next) return;
    const companyId = this.db.currentCompanyId();
    const { code, name } = await this.directory.getCompany(companyId);
    await this.sending.ask({ ...row, next: true }, next, { id: companyId, code, name });
  }

  private async decide(row: ProposalRow, { state, link, origin, reason }: Decision): Promise<void> {
    const values = { state, declineReason: reason, decidedAt: this.clock.now() };
    await this.proposals.table.change(row, values, null);
    await this.proposals.record({ step: state, by: guestOf(link), id: row.id, before: row });
    await this.note({ proposalId: row.id, kind: state, ...this.by(link, origin) });
    await this.outcomes.publish(row, { link, accepted: state === 'accepted', reason });
    const language = RequestContext.language() ?? 'en';
    if (state !== 'accepted') return;
    await this.jobs.enqueue(signedPaper, { proposalId: row.id, language }, { key: row.id });
    if (row.leadId !== null)
      await this.jobs.enqueue(wonProposal, { proposalId: row.id }, { key: `won ${row.id}` });
  }

  private note(event: Omit<EventGiven, 'at'>): Promise<void> {
    return this.links.note({ ...event, at: this.clock.now() });
  }

  private by(link: LinkRow | null, { address, userAgent }: SignInOrigin) {
    return { contactId: link?.contactId ?? null, address, userAgent };
  }
}
