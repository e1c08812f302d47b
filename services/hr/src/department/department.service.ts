import { DEPARTMENT, type Department, type StepBody, type UpdateDepartment } from '@atrium/contracts';
import { AppError, Clock, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeePlaces } from '../employee/employee-places.service.js';
import type { DepartmentEntity } from './department.entity.js';
import { DepartmentLine } from './department-line.repository.js';
import { DEPARTMENTS, type DepartmentRow } from './department.record.js';

const { DEPARTMENT_CIRCLE, DEPARTMENT_IN_USE } = DEPARTMENT.errors;

/** The departments of a company, and what happens to their people when one is archived or merged. */
@Injectable()
export class DepartmentService {
  readonly steps: RecordSteps<DepartmentRow, DepartmentEntity, Department>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly line: DepartmentLine,
    private readonly places: EmployeePlaces,
  ) {
    this.steps = records.of(DEPARTMENTS);
  }

  /**
   * @throws {AppError} STALE_VERSION, DEPARTMENT_ARCHIVED, DEPARTMENT_CIRCLE, DEPARTMENT_NAME_TAKEN,
   * DEPARTMENT_CODE_TAKEN, VALIDATION_FAILED on leader and parent
   */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateDepartment): Promise<Department> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      first: () => this.line.lock(),
      change: async () => {
        if (values.parentId) await this.checkParent(id, values.parentId);
        return values;
      },
    });
  }

  /**
   * Archives it; its people and departments move to the successor.
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, DEPARTMENT_IN_USE without a successor, VALIDATION_FAILED on
   * `successorId`
   */
  archive(
    user: SignedInUser,
    id: string,
    { version, successorId }: StepBody<typeof DEPARTMENT, 'archive'>,
  ): Promise<Department> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      first: () => this.line.lock(),
      change: async (row) => {
        if (successorId) await this.handOver(user, row, { id: successorId, field: 'successorId' });
        else if (await this.isInUse(id)) throw new AppError(DEPARTMENT_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }

  /** Moves everything to another department and archives this one. @throws {AppError} as `archive`, on `intoId` */
  merge(
    user: SignedInUser,
    id: string,
    { version, intoId }: StepBody<typeof DEPARTMENT, 'merge'>,
  ): Promise<Department> {
    return this.steps.run(user, {
      step: 'merge',
      id,
      version,
      first: () => this.line.lock(),
      change: async (row) => {
        await this.handOver(user, row, { id: intoId, field: 'intoId' });
        return { archivedAt: this.clock.now() };
      },
    });
  }

  private async checkParent(id: string, parentId: string): Promise<void> {
    if (!(await this.line.isBelow(parentId, id))) return;
    throw new AppError(DEPARTMENT_CIRCLE, { fields: { parentId: DEPARTMENT_CIRCLE.message } });
  }

  private async isInUse(id: string): Promise<boolean> {
    return (await this.places.isTaken({ departmentId: id })) || (await this.line.hasParts(id));
  }

  private async handOver(
    user: SignedInUser,
    { id, parentId }: DepartmentRow,
    to: { id: string; field: string },
  ): Promise<void> {
    const heir = to.id === id ? null : await this.steps.rows.lockPresent(to.id);
    if (!heir)
      throw new AppError('VALIDATION_FAILED', {
        fields: { [to.field]: 'Choose another department that is not archived.' },
      });
    const { table } = this.steps;
    await this.places.move({ departmentId: id }, { departmentId: to.id }, user);
    // The successor may be below this department, however deep; then it takes its place.
    if (await this.line.isBelow(to.id, id)) await table.change(heir, { parentId }, user.id);
    await table.changeAll({ parentId: id }, { parentId: to.id }, user.id);
  }
}
