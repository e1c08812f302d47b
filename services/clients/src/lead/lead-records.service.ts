import { Injectable } from '@nestjs/common';
import { OwnedRecords } from '../owned/owned-records.service.js';
import { OwnerNames } from '../owned/owner-names.service.js';
import { LEADS, OWNED_LEADS, type LeadSteps } from './lead.record.js';

/** The steps of leads, whose answers name the owner. */
@Injectable()
export class LeadRecords {
  readonly leads: LeadSteps;

  constructor(records: OwnedRecords, names: OwnerNames) {
    this.leads = records.of(LEADS, OWNED_LEADS, (user, rows) => names.of(user, rows));
  }
}
