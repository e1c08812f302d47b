import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { OwnerNames } from '../owned/owner-names.service.js';
import { PROPOSALS, type ProposalSteps } from './proposal.record.js';

/** The steps of proposals, whose answers name the owner. */
@Injectable()
export class ProposalRecords {
  readonly proposals: ProposalSteps;

  constructor(records: Records, names: OwnerNames) {
    this.proposals = records.of(PROPOSALS, (user, rows) =>
      names.of(
        user,
        rows.map(({ ownerId }) => ({ ownerId })),
      ),
    );
  }
}
