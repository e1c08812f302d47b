import { PROPOSAL, type OwnProposals, type ShownProposal } from '@atrium/contracts';
import { UserDirectoryService, type SignInOrigin } from '@atrium/identity';
import { AppError, Clock, notFound, parseLinkToken, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { isOpen } from './expiry.rules.js';
import { decidedOf } from './acceptance-refusal.rules.js';
import { guestOf, outsideOf } from './guest.mapper.js';
import { stepBy } from './outside-step.rules.js';
import { ProposalLinks, type LinkRow } from './proposal-link.repository.js';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { PROPOSALS, type ProposalRow } from './proposal.record.js';
import { isWaiting } from './proposal-state.rules.js';
import { ProposalVersions } from './proposal-versions.service.js';

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

interface Found {
  /** Whose link it is, of whichever version; null: with a session, without being a signer. */
  guest: LinkRow | null;
  /** By which they sign this version; null: others sign it, or they are not asked yet. */
  link: LinkRow | null;
}

interface Opened extends Found {
  row: ProposalRow;
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
    private readonly directory: UserDirectoryService,
    private readonly outcomes: ProposalOutcomes,
    private readonly versions: ProposalVersions,
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
          id: row.id,
          number: row.number,
          title: row.title,
          state: this.stateOf(row),
          total: row.figures?.contractTotal ?? row.total,
          currency: row.currency,
          validUntil: row.validUntil,
        })),
      };
    });
  }

  /** Changes nothing. @throws {AppError} NOT_FOUND */
  read(reader: Reader): Promise<ShownProposal> {
    return this.db.run(reader.companyId, async () => {
      return this.show(reader, await this.open(reader));
    });
  }

  /** The page was on a screen. @throws {AppError} NOT_FOUND */
  async view(reader: Reader, origin: SignInOrigin): Promise<void> {
    await this.db.run(reader.companyId, async () => {
      const { row, guest } = await this.open(reader, 'lock');
      if (row.state !== 'sent' || !isOpen(row, this.now())) return;
      await this.proposals.table.change(row, { state: 'viewed' }, null);
      const step = stepBy(guest, 'viewed');
      await this.proposals.record({ step, by: guestOf(guest), id: row.id, before: row });
      await this.links.note({
        proposalId: row.id,
        kind: 'viewed',
        at: this.clock.now(),
        ...outsideOf(guest, origin),
      });
    });
  }

  /**
   * After it has expired: its owner is notified once that a new one is wanted.
   * @throws {AppError} NOT_FOUND, TRANSITION_REFUSED
   */
  ask(reader: Reader, origin: SignInOrigin): Promise<ShownProposal> {
    return this.db.run(reader.companyId, async () => {
      const opened = await this.open(reader, 'lock');
      const { row, guest } = opened;
      if (this.stateOf(row) !== 'expired') throw new AppError('TRANSITION_REFUSED');
      if (!(await this.wasAsked(row.id))) {
        await this.links.note({
          proposalId: row.id,
          kind: 'asked',
          at: this.clock.now(),
          ...outsideOf(guest, origin),
        });
        const step = stepBy(guest, 'asked');
        await this.proposals.record({ step, by: guestOf(guest), id: row.id, before: row });
        await this.outcomes.notifyOfQuestion(row, guest);
      }
      return this.show(reader, opened);
    });
  }

  /**
   * The proposal that somebody reads: the newest version that was sent, also by the link of an older one. Inside
   * `TenantDb.run` only.
   * @throws {AppError} NOT_FOUND
   */
  async open(reader: Reader, how: 'read' | 'lock' = 'read'): Promise<Opened> {
    const { id, ...found } = await this.find(reader);
    const row = how === 'lock' ? await this.proposals.rows.lock(id) : await this.proposals.rows.read(id);
    return { row, ...found };
  }

  /**
   * Who reads, without the proposal: strangers ask again and again, and most are refused by what this says. Inside
   * `TenantDb.run` only.
   * @throws {AppError} NOT_FOUND
   */
  async find(reader: Reader): Promise<Found & { id: string }> {
    const guest = await reader.link(this.links);
    const asked = guest?.proposalId ?? (await this.ownId(reader));
    const id = asked && (await this.versions.shownId(asked));
    if (!id) throw notFound();
    const newer = guest && id !== asked ? await this.links.ofContact(id, guest.contactId) : guest;
    return { id, guest, link: guest && newer && { ...newer, copied: guest.copied } };
  }

  /** A contact of the client reads it, although others sign. */
  private async ownId({ proposalId, email }: Reader): Promise<string | null> {
    if (proposalId === null || email === null) return null;
    const own = await this.links.idsFor(email);
    return own.some(({ id }) => id === proposalId) ? proposalId : null;
  }

  private async show(reader: Reader, { row, guest, link }: Opened): Promise<ShownProposal> {
    const { name: company } = await this.directory.getCompany(reader.companyId);
    const names = await this.directory.listNames(reader.companyId, row.ownerId ? [row.ownerId] : []);
    const { figures, contentHash } = row;
    if (figures === null || contentHash === null) throw notFound();
    return {
      company,
      client: row.clientName,
      number: row.number,
      title: row.title,
      intro: row.intro,
      blocks: row.blocks,
      discountAmount: row.discountAmount,
      items: row.items,
      figures,
      currency: row.currency,
      terms: row.terms,
      validUntil: row.validUntil,
      versionNo: row.versionNo,
      discount: row.discount,
      timezone: row.timezone,
      author: names.get(row.ownerId ?? '') ?? null,
      contentHash,
      waits: waits(row, link),
      asked: await this.wasAsked(row.id),
      state: this.stateOf(row),
      declineReason: row.declineReason,
      paperMade: row.pdfHash !== null,
      signer: { name: link?.contactName ?? '', email: link?.email ?? null },
      signatures: row.signers.map(({ name, signedAt }) => ({ name, at: signedAt })),
      needsCode: !reader.proven,
      copied: guest?.copied ?? false,
      signed: Boolean(link?.signedAt),
    };
  }

  /** One that was not decided in time has expired, also before the job says so. */
  stateOf(row: ProposalRow): ProposalRow['state'] {
    return isWaiting(row.state) && !isOpen(row, this.now()) ? 'expired' : row.state;
  }

  /** @throws {AppError} PROPOSAL_WITHDRAWN, PROPOSAL_DECIDED, PROPOSAL_EXPIRED: why nobody can answer any more */
  requireWaiting(row: ProposalRow): void {
    if (this.stateOf(row) === 'expired') throw new AppError(PROPOSAL.errors.PROPOSAL_EXPIRED);
    if (!isWaiting(row.state)) throw new AppError(decidedOf(row.state));
  }

  private async wasAsked(proposalId: string): Promise<boolean> {
    return (await this.links.listEvents(proposalId)).some(({ kind }) => kind === 'asked');
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}

/** Somebody else signs before. */
function waits({ inOrder, signers }: ProposalRow, link: LinkRow | null): boolean {
  const next = signers.find(({ signedAt }) => signedAt === null);
  return inOrder && link !== null && next !== undefined && next.id !== link.contactId;
}
