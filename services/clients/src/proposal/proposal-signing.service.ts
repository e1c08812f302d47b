import type { AcceptProposal, DeclineProposal, ShownProposal } from '@atrium/contracts';
import type { SignInOrigin } from '@atrium/identity';
import { AppError, Clock, notFound, TenantDb } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { acceptVersion } from './acceptance.rules.js';
import { refusalOf } from './acceptance-refusal.rules.js';
import { guestOf, outsideOf } from './guest.mapper.js';
import { stepBy } from './outside-step.rules.js';
import { ProposalCodes } from './proposal-codes.service.js';
import { ProposalDecision } from './proposal-decision.service.js';
import { ProposalLinks, type LinkRow } from './proposal-link.repository.js';
import { ProposalPortal, type Reader } from './proposal-portal.service.js';
import { PROPOSALS, type ProposalRow } from './proposal.record.js';
import { SignerLinks } from './signer-links.service.js';

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
    private readonly codes: ProposalCodes,
    private readonly signers: SignerLinks,
    private readonly decision: ProposalDecision,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  /**
   * Signs; with the last signature the proposal is accepted.
   * @throws {AppError} NOT_FOUND, PROPOSAL_CODE on `code`, PROPOSAL_CHANGED, PROPOSAL_DECIDED, PROPOSAL_EXPIRED,
   * PROPOSAL_SIGNED, PROPOSAL_TURN, TOO_MANY_ATTEMPTS
   */
  async accept(reader: Reader, given: AcceptProposal, origin: SignInOrigin): Promise<ShownProposal> {
    if (!reader.proven) await this.codes.countTry(await this.codes.signer(reader), origin);
    return this.db.run(reader.companyId, async () => {
      const { row, link } = await this.portal.open(reader, 'lock');
      if (!link) throw notFound();
      const accepted = await this.acceptanceOf(row, link, given);
      if ('refused' in accepted) throw new AppError(refusalOf(accepted.refused, row.state));
      if (!reader.proven) await this.codes.prove(link, { code: given.code, origin });
      const { name, signature } = given;
      const at = this.clock.now();
      await this.links.sign(link, { name, signature, at });
      await this.links.note({ proposalId: row.id, kind: 'signed', at, ...outsideOf(link, origin) });
      const isLast = accepted.state === 'accepted';
      if (isLast) await this.decision.take(row, { state: 'accepted', link, origin, reason: null });
      else await this.askNext(row, link);
      return this.portal.read(reader);
    });
  }

  /**
   * By a copied link only with a code, as for a signature: whoever was given the link may be somebody else.
   * @throws {AppError} NOT_FOUND, PROPOSAL_CODE on `code`, PROPOSAL_DECIDED, PROPOSAL_EXPIRED, TOO_MANY_ATTEMPTS
   */
  async decline(
    reader: Reader,
    { reason, code }: DeclineProposal,
    origin: SignInOrigin,
  ): Promise<ShownProposal> {
    const signer = await this.codes.signer(reader);
    if (signer.copied) await this.codes.countTry(signer, origin);
    return this.db.run(reader.companyId, async () => {
      const { row, link } = await this.portal.open(reader, 'lock');
      if (!link) throw notFound();
      this.portal.requireWaiting(row);
      if (link.copied) await this.codes.prove(link, { code, origin });
      await this.decision.take(row, { state: 'declined', link, origin, reason });
      return this.portal.read(reader);
    });
  }

  private async acceptanceOf(row: ProposalRow, { contactId }: LinkRow, given: AcceptProposal) {
    const others = await this.links.listSigned(row.id);
    const signedBy = others.filter(({ signedAt }) => signedAt).map((each) => each.contactId);
    const version = { ...row, contentHash: row.contentHash ?? '' };
    const { name, agreed, contentHash } = given;
    return acceptVersion(
      { ...version, signers: row.signerIds, signedBy },
      {
        signer: contactId,
        versionNo: row.versionNo,
        contentHash,
        name,
        agreed,
        proven: true,
        at: this.clock.now().toISOString(),
      },
    );
  }

  /** One has signed, so that the next of those who sign in order gets a link. */
  private async askNext(row: ProposalRow, link: LinkRow): Promise<void> {
    const step = stepBy(link, 'signed');
    await this.proposals.record({ step, by: guestOf(link), id: row.id, before: row });
    const next = row.signers.find(({ id, signedAt }) => signedAt === null && id !== link.contactId);
    if (row.inOrder && next) await this.signers.askNext(row, next);
  }
}
