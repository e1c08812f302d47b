import {
  DEPARTMENT,
  type BulkOf,
  type BulkReport,
  type CreateDepartment,
  type Department,
  type DepartmentQuery,
  type Leave,
  type Merge,
  type Page,
  type UpdateDepartment,
} from '@atrium/contracts';
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
  private readonly departments: RecordSteps<DepartmentRow, DepartmentEntity, Department>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly line: DepartmentLine,
    private readonly places: EmployeePlaces,
  ) {
    this.departments = records.of(DEPARTMENTS);
  }

  list(user: SignedInUser, query: DepartmentQuery): Promise<Page<Department>> {
    return this.departments.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Department> {
    return this.departments.get(user, id);
  }

  /** @throws {AppError} DEPARTMENT_NAME_TAKEN, DEPARTMENT_CODE_TAKEN, VALIDATION_FAILED on leader and parent */
  create(user: SignedInUser, values: CreateDepartment): Promise<Department> {
    return this.departments.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, DEPARTMENT_ARCHIVED, DEPARTMENT_CIRCLE, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateDepartment): Promise<Department> {
    return this.departments.run(user, {
      ...{ step: 'update', id, version },
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
  archive(user: SignedInUser, id: string, { version, successorId }: Leave): Promise<Department> {
    return this.departments.run(user, {
      ...{ step: 'archive', id, version },
      first: () => this.line.lock(),
      change: async (row) => {
        if (successorId) await this.handOver(user, row, { id: successorId, field: 'successorId' });
        else if (await this.isInUse(id)) throw new AppError(DEPARTMENT_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, DEPARTMENT_NAME_TAKEN */
  restore(user: SignedInUser, id: string, version: number): Promise<Department> {
    return this.departments.move(user, { step: 'restore', id, version });
  }

  /** Moves everything to another department and archives this one. @throws {AppError} as `archive`, on `intoId` */
  merge(user: SignedInUser, id: string, { version, intoId }: Merge): Promise<Department> {
    return this.departments.run(user, {
      ...{ step: 'merge', id, version },
      first: () => this.line.lock(),
      change: async (row) => {
        await this.handOver(user, row, { id: intoId, field: 'intoId' });
        return { archivedAt: this.clock.now() };
      },
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof DEPARTMENT>): Promise<BulkReport> {
    return this.departments.bulk.run(user, order, ({ id, version }) => {
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
    const heir = to.id === id ? null : await this.departments.rows.lockPresent(to.id);
    if (!heir)
      throw new AppError('VALIDATION_FAILED', {
        fields: { [to.field]: 'Choose another department that is not archived.' },
      });
    const { table } = this.departments;
    await this.places.move({ departmentId: id }, { departmentId: to.id }, user);
    // The successor may be below this department, however deep; then it takes its place.
    if (await this.line.isBelow(to.id, id)) await table.change(heir, { parentId }, user.id);
    await table.changeAll({ parentId: id }, { parentId: to.id }, user.id);
  }
}
