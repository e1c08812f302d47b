import { Clock, defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeaveAccrual } from './leave-accrual.service.js';
import { LeaveFollower } from './leave-follow.service.js';
import { LedgerRepository } from './ledger.repository.js';

const creditLeave = defineJob({
  kind: 'hr.credit-leave',
  title: 'Leave credits',
  schedule: { cron: '30 0 * * *', zone: 'company' },
});

/** Every night: credits earned leave, closes what has expired, and follows days that have become days off. */
@Injectable()
export class LeaveAccrualJob {
  constructor(
    private readonly accrual: LeaveAccrual,
    private readonly follower: LeaveFollower,
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(creditLeave)
  async credit(): Promise<{ posted: number; expired: number; taken: number; recounted: number }> {
    const today = await this.ledger.today(this.clock.now());
    const credited = await this.accrual.run(today);
    const recounted = await this.follower.followCalendars();
    return { ...credited, recounted, taken: await this.follower.finish(today) };
  }
}
