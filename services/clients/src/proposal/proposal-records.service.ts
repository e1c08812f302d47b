import { Injectable } from '@nestjs/common';
import { OwnedRecords } from '../owned/owned-records.service.js';
import { OwnerNames } from '../owned/owner-names.service.js';
import { OWNED_PROPOSALS, PROPOSALS, type ProposalSteps } from './proposal.record.js';

/** The steps of proposals, whose answers name the owner. */
@Injectable()
export class ProposalRecords {
  readonly proposals: ProposalSteps;

  constructor(records: OwnedRecords, names: OwnerNames) {
    this.proposals = records.of(PROPOSALS, OWNED_PROPOSALS, (user, rows) =>
      names.of(
        user,
        rows.map(({ ownerId }) => ({ ownerId })),
      ),
    );
  }
}
