import {
  DESIGNATION,
  type BulkOf,
  type BulkReport,
  type CreateDesignation,
  type Designation,
  type DesignationQuery,
  type Leave,
  type Merge,
  type Page,
  type UpdateDesignation,
} from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeePlaces } from '../employee/employee-places.service.js';
import type { DesignationEntity } from './designation.entity.js';
import { DESIGNATIONS, type DesignationRow } from './designation.record.js';

/** The designations of a company, and which one people get when theirs is archived or merged. */
@Injectable()
export class DesignationService {
  private readonly designations: RecordSteps<DesignationRow, DesignationEntity, Designation>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly places: EmployeePlaces,
  ) {
    this.designations = records.of(DESIGNATIONS);
  }

  list(user: SignedInUser, query: DesignationQuery): Promise<Page<Designation>> {
    return this.designations.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Designation> {
    return this.designations.get(user, id);
  }

  /** @throws {AppError} DESIGNATION_NAME_TAKEN */
  create(user: SignedInUser, values: CreateDesignation): Promise<Designation> {
    return this.designations.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, DESIGNATION_ARCHIVED, DESIGNATION_NAME_TAKEN */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateDesignation): Promise<Designation> {
    return this.designations.update(user, { id, version, ...values });
  }

  /**
   * Archives it; its people get the successor.
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, DESIGNATION_IN_USE without a successor, VALIDATION_FAILED on
   * `successorId`
   */
  archive(user: SignedInUser, id: string, { version, successorId }: Leave): Promise<Designation> {
    return this.designations.run(user, {
      ...{ step: 'archive', id, version },
      change: async () => {
        if (successorId) await this.handOver(user, id, { id: successorId, field: 'successorId' });
        else if (await this.places.isTaken({ designationId: id }))
          throw new AppError(DESIGNATION.errors.DESIGNATION_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, DESIGNATION_NAME_TAKEN */
  restore(user: SignedInUser, id: string, version: number): Promise<Designation> {
    return this.designations.move(user, { step: 'restore', id, version });
  }

  /** Gives its people another designation and archives this one. @throws {AppError} as `archive`, on `intoId` */
  merge(user: SignedInUser, id: string, { version, intoId }: Merge): Promise<Designation> {
    return this.designations.run(user, {
      ...{ step: 'merge', id, version },
      change: async () => {
        await this.handOver(user, id, { id: intoId, field: 'intoId' });
        return { archivedAt: this.clock.now() };
      },
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof DESIGNATION>): Promise<BulkReport> {
    return this.designations.bulk.run(user, order, ({ id, version }) => {
      switch (order.step) {
        case 'archive':
          return this.archive(user, id, { version, successorId: null });
        case 'restore':
          return this.restore(user, id, version);
        case 'update':
          return this.update(user, id, { ...order.values, version });
        case 'merge':
          throw new AppError('TRANSITION_REFUSED');
      }
    });
  }

  private async handOver(user: SignedInUser, id: string, to: { id: string; field: string }): Promise<void> {
    const heir = to.id === id ? null : await this.designations.rows.lockPresent(to.id);
    if (!heir)
      throw new AppError('VALIDATION_FAILED', {
        fields: { [to.field]: 'Choose another designation that is not archived.' },
      });
    await this.places.move({ designationId: id }, { designationId: to.id }, user);
  }
}
