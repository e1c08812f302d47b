import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeaveAccrual } from './leave-accrual.service.js';
import { LedgerRepository } from './ledger.repository.js';

const creditLeave = defineJob({
  kind: 'hr.credit-leave',
  title: 'Leave credits',
  schedule: { cron: '30 0 * * *', zone: 'company' },
});

/** Credits earned leave and closes what has expired, every night. */
@Injectable()
export class LeaveAccrualJob {
  constructor(
    private readonly accrual: LeaveAccrual,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(creditLeave)
  async credit(): Promise<{ posted: number; expired: number }> {
    return this.accrual.run(await this.ledger.today(this.clock.now()));
  }
}
