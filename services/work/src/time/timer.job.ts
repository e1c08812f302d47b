import { defineJob, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Timers } from './timer.service.js';

const endForgottenTimers = defineJob({
  kind: 'work.timers',
  title: 'Timers that were forgotten',
  schedule: { cron: '*/15 * * * *', zone: 'company' },
  mode: 'steps',
});

/** Ends timers that ran for half a day; their hours have to be confirmed. */
@Injectable()
export class TimerJob {
  constructor(
    private readonly db: TenantDb,
    private readonly timers: Timers,
  ) {}

  /** @returns how many it ended */
  @HandlesJob(endForgottenTimers)
  async end(_: Record<string, never>, { companyId }: JobContext): Promise<{ ended: number }> {
    return { ended: await this.db.run(companyId, () => this.timers.endForgotten()) };
  }
}
