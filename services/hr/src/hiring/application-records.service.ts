import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { APPLICATIONS, type ApplicationSteps } from './application.record.js';
import { keepsHiring } from './hiring-sight.policy.js';

const NOTHING = { email: null, phone: null, askedPay: null };

/** The steps of applications, whose answers have contacts and pay for those alone who keep hiring. */
@Injectable()
export class ApplicationRecords {
  readonly steps: ApplicationSteps;

  constructor(records: Records) {
    this.steps = records.of(APPLICATIONS, (user, rows) =>
      Promise.resolve(
        rows.map(({ email, phone, askedPay }) => (keepsHiring(user) ? { email, phone, askedPay } : NOTHING)),
      ),
    );
  }
}
