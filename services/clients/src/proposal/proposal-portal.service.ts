import { randomInt } from 'node:crypto';
import { PROPOSAL, type AcceptProposal, type OwnProposals, type ShownProposal } from '@atrium/contracts';
import { UserDirectoryService, type SignInOrigin } from '@atrium/identity';
import {
  AppError,
  Clock,
  Limiter,
  notFound,
  parseLinkToken,
  Secrets,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { acceptVersion } from './acceptance.rules.js';
import { refusalOf } from './acceptance-refusal.rules.js';
import { isOpen } from './expiry.rules.js';
import type { ProposalEntity } from './proposal.entity.js';
import { ProposalLinks, type EventGiven, type LinkRow } from './proposal-link.repository.js';
import { codeMail } from './proposal.mail.js';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { PROPOSALS, type ProposalRow } from './proposal.record.js';
import { takeStep } from './proposal-state.rules.js';

const CODE_DIGITS = 6;
const CODE_MS = 10 * 60_000;
const TRIES = { limit: 5, windowSeconds: 600 };
const CODES = { limit: 5, windowSeconds: 3_600 };

/** Who reads a proposal from outside: by a link, or with a session. */
export interface Reader {
  companyId: string;
  link: (proposalLinks: ProposalLinks) => Promise<LinkRow | null>;
  /** The proposal that somebody with a session named. */
  proposalId: string | null;
  /** A session proves who it is. */
  proven: boolean;
  email: string | null;
}

interface Decision {
  state: 'accepted' | 'declined';
  link: LinkRow;
  origin: SignInOrigin;
  reason: string | null;
}

/** The client's side of proposals. */
@Injectable()
export class ProposalPortal {
  private readonly proposals;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly links: ProposalLinks,
    private readonly limiter: Limiter,
    private readonly mailer: Mailer,
    private readonly directory: UserDirectoryService,
    private readonly outcomes: ProposalOutcomes,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  /** @throws {AppError} NOT_FOUND for a text that is no link */
  byLink(text: string): Reader {
    const token = parseLinkToken(text);
    if (!token) throw notFound();
    const { companyId, hash } = token;
    return { companyId, proposalId: null, proven: false, email: null, link: (links) => links.find(hash) };
  }

  bySession({ companyId, email }: Pick<SignedInUser, 'companyId' | 'email'>, proposalId: string): Reader {
    const link = (links: ProposalLinks) => links.ofEmail(proposalId, email);
    return { companyId, proposalId, proven: true, email, link };
  }

  /** Those of the clients at which the person is a contact. */
  listOwn({ companyId, email, role }: SignedInUser): Promise<OwnProposals> {
    return this.db.run(companyId, async () => {
      if (role !== 'client') return { items: [] };
      const ids = (await this.links.idsFor(email)).map(({ id }) => id);
      const rows = await this.proposals.rows.readAll(ids);
      const sorted = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      return {
        items: sorted.map((row) => ({
          ...{ id: row.id, number: row.number, title: row.title, state: this.stateOf(row) },
          ...{ total: row.total, currency: row.currency, validUntil: row.validUntil },
        })),
      };
    });
  }

  /** Changes nothing. @throws {AppError} NOT_FOUND */
  read(reader: Reader): Promise<ShownProposal> {
    return this.db.run(reader.companyId, async () => {
      const { row, link } = await this.open(reader);
      return this.show(reader, row, link);
    });
  }

  /** The page was on a screen. @throws {AppError} NOT_FOUND */
  async view(reader: Reader, origin: SignInOrigin): Promise<void> {
    await this.db.run(reader.companyId, async () => {
      const { row, link } = await this.open(reader, 'lock');
      if (row.state !== 'sent' || !isOpen(row, this.now())) return;
      await this.change(row, { state: 'viewed' });
      await this.note({ proposalId: row.id, kind: 'viewed', ...this.by(link, origin) });
    });
  }

  /** Mails a code of six digits. @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS */
  async sendCode(reader: Reader, origin: SignInOrigin): Promise<void> {
    await this.db.run(reader.companyId, async () => {
      const { row, link } = await this.open(reader);
      if (!link?.email) throw notFound();
      await this.limiter.hit(`proposal codes ${row.id} ${link.contactId}`, CODES);
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
   * PROPOSAL_SIGNED, TOO_MANY_ATTEMPTS
   */
  accept(reader: Reader, given: AcceptProposal, origin: SignInOrigin): Promise<ShownProposal> {
    return this.db.run(reader.companyId, async () => {
      const { row, link } = await this.open(reader, 'lock');
      if (!link) throw notFound();
      const others = await this.links.listSigned(row.id);
      const signedBy = others.filter(({ signedAt }) => signedAt).map(({ contactId }) => contactId);
      const version = { ...row, versionNo: 1, contentHash: row.contentHash ?? '', inOrder: false };
      const { name, agreed, contentHash } = given;
      const accepted = acceptVersion(
        { ...version, signers: row.signerIds, signedBy },
        {
          ...{ signer: link.contactId, versionNo: 1, contentHash, name, agreed, proven: true },
          at: this.now(),
        },
      );
      if ('refused' in accepted) throw new AppError(refusalOf(accepted.refused));
      if (!reader.proven) await this.checkCode(link, given.code);
      await this.links.sign(link, name, this.clock.now());
      await this.note({ proposalId: row.id, kind: 'signed', ...this.by(link, origin) });
      const isLast = accepted.state === 'accepted';
      if (isLast) await this.decide(row, { state: 'accepted', link, origin, reason: null });
      else await this.proposals.table.invalidate([row.id]);
      return this.read(reader);
    });
  }

  /** @throws {AppError} NOT_FOUND, PROPOSAL_DECIDED, PROPOSAL_EXPIRED */
  decline(reader: Reader, reason: string, origin: SignInOrigin): Promise<ShownProposal> {
    return this.db.run(reader.companyId, async () => {
      const { row, link } = await this.open(reader, 'lock');
      if (!link) throw notFound();
      const step = takeStep('decline', { state: row.state, reason });
      if ('refused' in step) throw new AppError(PROPOSAL.errors.PROPOSAL_DECIDED);
      if (!isOpen(row, this.now())) throw new AppError(PROPOSAL.errors.PROPOSAL_EXPIRED);
      await this.decide(row, { state: 'declined', link, origin, reason });
      return this.read(reader);
    });
  }

  /** The proposal that somebody reads. Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  async open(reader: Reader, how: 'read' | 'lock' = 'read') {
    const link = await reader.link(this.links);
    const id = link?.proposalId ?? (await this.ownId(reader));
    if (!id) throw notFound();
    const row = how === 'lock' ? await this.proposals.rows.lock(id) : await this.proposals.rows.read(id);
    if (row.contentHash === null) throw notFound();
    return { row, link };
  }

  /** A contact of the client reads it, although others sign. */
  private async ownId({ proposalId, email }: Reader): Promise<string | null> {
    if (proposalId === null || email === null) return null;
    const own = await this.links.idsFor(email);
    return own.some(({ id }) => id === proposalId) ? proposalId : null;
  }

  /** @throws {AppError} PROPOSAL_CODE on `code`, TOO_MANY_ATTEMPTS */
  private async checkCode(link: LinkRow, code: string | null): Promise<void> {
    const { contactId, codeHash, codeUntil } = link;
    await this.limiter.hit(`proposal code ${contactId} ${codeHash ?? ''}`, TRIES);
    const right = codeHash !== null && Secrets.hash(`${contactId} ${code ?? ''}`) === codeHash;
    if (right && codeUntil && codeUntil > this.clock.now()) return;
    const { PROPOSAL_CODE } = PROPOSAL.errors;
    throw new AppError(PROPOSAL_CODE, { fields: { code: PROPOSAL_CODE.message } });
  }

  private async show(reader: Reader, row: ProposalRow, link: LinkRow | null): Promise<ShownProposal> {
    const { name: company } = await this.directory.getCompany(reader.companyId);
    const names = await this.directory.listNames(reader.companyId, row.ownerId ? [row.ownerId] : []);
    const { figures, contentHash } = row;
    if (figures === null || contentHash === null) throw notFound();
    return {
      ...{ company, client: row.clientName, number: row.number, title: row.title, intro: row.intro },
      ...{ items: row.items, figures, currency: row.currency, terms: row.terms, validUntil: row.validUntil },
      ...{ timezone: row.timezone, author: names.get(row.ownerId ?? '') ?? null, contentHash },
      ...{ state: this.stateOf(row), declineReason: row.declineReason },
      signer: { name: link?.contactName ?? '', email: link?.email ?? null },
      signatures: row.signers.map(({ name, signedAt }) => ({ name, at: signedAt })),
      needsCode: !reader.proven,
      signed: Boolean(link?.signedAt),
    };
  }

  /** One that was not decided in time has expired, also before the job says so. */
  private stateOf(row: ProposalRow): ProposalRow['state'] {
    const isWaiting = row.state === 'sent' || row.state === 'viewed';
    return isWaiting && !isOpen(row, this.now()) ? 'expired' : row.state;
  }

  private async decide(row: ProposalRow, { state, link, origin, reason }: Decision): Promise<void> {
    await this.change(row, { state, declineReason: reason, decidedAt: this.clock.now() });
    await this.note({ proposalId: row.id, kind: state, ...this.by(link, origin) });
    await this.outcomes.publish(row, { link, accepted: state === 'accepted', reason });
  }

  private async change(row: ProposalRow, values: Partial<ProposalEntity>): Promise<void> {
    await this.proposals.table.change(row, values, null);
    await this.proposals.record({ step: String(values.state), by: null, id: row.id, before: row });
  }

  private note(event: Omit<EventGiven, 'at'>): Promise<void> {
    return this.links.note({ ...event, at: this.clock.now() });
  }

  private by(link: LinkRow | null, { address, userAgent }: SignInOrigin) {
    return { contactId: link?.contactId ?? null, address, userAgent };
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
