import { DESIGNATION, type Designation, type StepBody } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeePlaces } from '../employee/employee-places.service.js';
import type { DesignationEntity } from './designation.entity.js';
import { DESIGNATIONS, type DesignationRow } from './designation.record.js';

/** The designations of a company, and which one people get when theirs is archived or merged. */
@Injectable()
export class DesignationService {
  readonly steps: RecordSteps<DesignationRow, DesignationEntity, Designation>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly places: EmployeePlaces,
  ) {
    this.steps = records.of(DESIGNATIONS);
  }

  /**
   * Archives it; its people get the successor.
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, DESIGNATION_IN_USE without a successor, VALIDATION_FAILED on
   * `successorId`
   */
  archive(
    user: SignedInUser,
    id: string,
    { version, successorId }: StepBody<typeof DESIGNATION, 'archive'>,
  ): Promise<Designation> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      change: async () => {
        if (successorId) await this.handOver(user, id, { id: successorId, field: 'successorId' });
        else if (await this.places.isTaken({ designationId: id }))
          throw new AppError(DESIGNATION.errors.DESIGNATION_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }

  /** Gives its people another designation and archives this one. @throws {AppError} as `archive`, on `intoId` */
  merge(
    user: SignedInUser,
    id: string,
    { version, intoId }: StepBody<typeof DESIGNATION, 'merge'>,
  ): Promise<Designation> {
    return this.steps.run(user, {
      step: 'merge',
      id,
      version,
      change: async () => {
        await this.handOver(user, id, { id: intoId, field: 'intoId' });
        return { archivedAt: this.clock.now() };
      },
    });
  }

  private async handOver(user: SignedInUser, id: string, to: { id: string; field: string }): Promise<void> {
    const heir = to.id === id ? null : await this.steps.rows.lockPresent(to.id);
    if (!heir)
      throw new AppError('VALIDATION_FAILED', {
        fields: { [to.field]: 'Choose another designation that is not archived.' },
      });
    await this.places.move({ designationId: id }, { designationId: to.id }, user);
  }
}
