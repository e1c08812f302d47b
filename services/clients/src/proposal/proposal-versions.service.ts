import { PROPOSAL } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ProposalLinks } from './proposal-link.repository.js';
import { PROPOSALS, type ProposalRow } from './proposal.record.js';
import { takeStep } from './proposal-state.rules.js';
import { shownVersion } from './version.rules.js';

/** What the versions of a proposal do to each other. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalVersions {
  private readonly proposals;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly links: ProposalLinks,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  /** The id of the version to which the links of all lead; null: there is none, or none was ever sent. */
  async shownId(id: string): Promise<string | null> {
    const versions = await this.links.listVersions(id);
    const shown = shownVersion(versions) ?? versions.find((each) => each.id === id);
    return shown?.fixed ? shown.id : null;
  }

  /** Older versions give way to one that is sent. @throws {AppError} PROPOSAL_AGREED when one of them was accepted */
  async supersede(user: SignedInUser, newest: ProposalRow): Promise<void> {
    for (const { id } of newest.versions) {
      if (id === newest.id) continue;
      const row = await this.proposals.rows.lock(id);
      if (row.state === 'accepted') throw new AppError(PROPOSAL.errors.PROPOSAL_AGREED);
      const step = takeStep('supersede', { state: row.state });
      if ('refused' in step) continue;
      await this.proposals.table.change(row, { state: step.state }, user.id);
      await this.links.note({ proposalId: id, kind: 'superseded', at: this.clock.now() });
      await this.proposals.record({ step: 'superseded', by: user, id, before: row });
    }
  }
}
