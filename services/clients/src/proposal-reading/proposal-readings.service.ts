import type { ProposalReading, ReadProposal } from '@atrium/contracts';
import { Limiter, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ProposalPortal, type Reader } from '../proposal/proposal-portal.service.js';
import { PROPOSALS, type ProposalSteps } from '../proposal/proposal.record.js';
import { isWaiting } from '../proposal/proposal-state.rules.js';
import { partsOf, readOf } from './proposal-part.rules.js';
import { ProposalReadingRepository } from './proposal-reading.repository.js';

/**
 * A page tells every quarter of a minute; more than some screens of one reader tell nothing new. No reader uses up the
 * turns of the others.
 */
const TOLD = { limit: 12, windowSeconds: 60 };

/** How long a sent proposal was looked at, part by part: of the page alone, and of all readers together. */
@Injectable()
export class ProposalReadings {
  private readonly proposals: ProposalSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly limiter: Limiter,
    private readonly portal: ProposalPortal,
    private readonly readings: ProposalReadingRepository,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  /** For those of the company who see the proposal. @throws {AppError} NOT_FOUND */
  list(user: SignedInUser, id: string): Promise<ProposalReading> {
    return this.db.run(user.companyId, async () => {
      const row = await this.proposals.find(user, id);
      return { items: readOf(await this.readings.list(row.id), partsOf(row)) };
    });
  }

  /**
   * What is decided, was replaced meanwhile, or is read by who has signed it counts no more.
   * @throws {AppError} NOT_FOUND
   */
  add(reader: Reader, { contentHash, parts }: ReadProposal): Promise<void> {
    return this.db.run(reader.companyId, async () => {
      const { id, guest, link } = await this.portal.find(reader);
      if (link?.signedAt) return;
      const key = `proposal reading ${id} ${guest?.contactId ?? reader.email ?? ''}`;
      if (!(await this.limiter.allows(key, TOLD, this.db.current()))) return;
      const row = await this.proposals.rows.read(id);
      if (!isWaiting(this.portal.stateOf(row)) || row.contentHash !== contentHash) return;
      const read = readOf(parts, partsOf(row));
      if (read.length > 0) await this.readings.add(id, read);
    });
  }
}
