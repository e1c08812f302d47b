import { OFFER } from '@atrium/contracts';
import { AppError, Clock, type AuditActor, type AuditGuest } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from './application-records.service.js';
import type { ApplicationEntity } from './application.entity.js';
import type { ApplicationRow } from './application.record.js';
import { stageOfKind } from './application.rules.js';

type Acting = AuditActor | AuditGuest;

/** How offers move applications. Inside `TenantDb.run` only. */
@Injectable()
export class ApplicationOffers {
  constructor(
    private readonly records: ApplicationRecords,
    private readonly clock: Clock,
  ) {}

  /** @throws {AppError} OFFER_NOT_SELECTED */
  async toOffer(user: Acting, id: string): Promise<void> {
    const before = await this.records.steps.rows.lock(id);
    if (before.state !== 'selected') throw new AppError(OFFER.errors.OFFER_NOT_SELECTED);
    await this.move(user, before, { state: 'offer', stageId: stageOfKind(before.stages, 'offer') });
  }

  /** Somebody who did not come is not asked again; after any other end there can be another offer. */
  async afterOffer(by: Acting, id: string, step: 'decline' | 'withdraw' | 'lapse' | 'miss'): Promise<void> {
    const before = await this.records.steps.rows.lock(id);
    const stageId = stageOfKind(before.stages, 'selected');
    await this.move(by, before, { state: step === 'miss' ? 'withdrawn' : 'selected', stageId });
  }

  async join(user: Acting, id: string): Promise<void> {
    await this.move(user, await this.records.steps.rows.lock(id), { state: 'joined' });
  }

  private async move(
    by: Acting,
    before: ApplicationRow,
    to: Pick<ApplicationEntity, 'state'> & Partial<Pick<ApplicationEntity, 'stageId'>>,
  ): Promise<void> {
    const { steps } = this.records;
    await steps.table.change(before, { ...to, stageSince: this.clock.now() }, by.id);
    await steps.record({ step: 'move', by, id: before.id, before });
  }
}
