import type { OwnSlip, OwnSlips as OwnSlipList } from '@atrium/contracts';
import { Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { PAY_SLIPS, type PaySlipSteps } from './pay-slip.record.js';
import { contentSince, shownContent } from './slip-content.rules.js';
import { SlipDetailRepository } from './slip-detail.repository.js';
import type { OwnSlipRow } from './slip-detail.types.js';

/** One's own payslips, once their run is locked. */
@Injectable()
export class OwnSlips {
  private readonly steps: PaySlipSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
    private readonly details: SlipDetailRepository,
  ) {
    this.steps = records.of(PAY_SLIPS);
  }

  list(user: SignedInUser): Promise<OwnSlipList> {
    return this.db.run(user.companyId, async () => ({
      items: (await this.details.listOwn(user.id)).map(shownRow),
    }));
  }

  /** @throws {AppError} NOT_FOUND, also for somebody else's */
  get(user: SignedInUser, id: string): Promise<OwnSlip> {
    return this.db.run(user.companyId, async () => {
      const row = await this.details.findOwn(user.id, id);
      if (!row) throw notFound();
      const content = await this.details.content(id, contentSince(row.month));
      return { ...shownRow(row), ...shownContent(row, content) };
    });
  }

  /** Notes that the person has opened it; the first time counts. @throws {AppError} NOT_FOUND */
  markSeen(user: SignedInUser, id: string): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const row = await this.details.findOwn(user.id, id);
      if (!row) throw notFound();
      if (row.seenAt) return;
      await this.steps.table.note(id, { seenAt: this.clock.now() });
      await this.live.publish({ type: 'invalidate', tags: ['OwnSlips', 'NextStep'] }, { users: [user.id] });
    });
  }
}

const shownRow = ({ state: _, seenAt, ...row }: OwnSlipRow): OwnSlipList['items'][number] => ({
  ...row,
  seenAt: seenAt?.toISOString() ?? null,
});
