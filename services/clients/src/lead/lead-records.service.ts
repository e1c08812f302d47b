import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { OwnerNames } from '../owned/owner-names.service.js';
import { LEADS, type LeadSteps } from './lead.record.js';

/** The steps of leads, whose answers name the owner. */
@Injectable()
export class LeadRecords {
  readonly leads: LeadSteps;

  constructor(records: Records, names: OwnerNames) {
    this.leads = records.of(LEADS, (user, rows) => names.of(user, rows));
  }
}
