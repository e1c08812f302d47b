import {
  HR_ERRORS,
  EMPLOYEE_PHOTO_USE,
  OWN_PHOTO_USE,
  type Employee,
  type SetPhoto,
} from '@atrium/contracts';
import { AppError, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from './employee.entity.js';
import { EmployeeNews } from './employee-news.service.js';
import { EmployeeReader } from './employee-reader.service.js';
import { EmployeeRepository } from './employee.repository.js';
import { EmployeeTrail } from './employee-trail.service.js';

/** Gives an employee a photo, another one, or none. */
@Injectable()
export class EmployeePhoto {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly files: Files,
    private readonly reader: EmployeeReader,
    private readonly news: EmployeeNews,
    private readonly live: LiveEvents,
    private readonly trail: EmployeeTrail,
  ) {}

  /** @throws {AppError} STALE_VERSION, EMPLOYEE_ARCHIVED, VALIDATION_FAILED on `fileId` */
  async set(user: SignedInUser, id: string, { version, fileId }: SetPhoto): Promise<Employee> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.find(id);
      if (!employee) throw notFound();
      if (employee.version !== version) throw new AppError('STALE_VERSION');
      if (employee.archivedAt) throw new AppError(HR_ERRORS.EMPLOYEE_ARCHIVED);
      await this.replace(user, employee, { fileId, use: EMPLOYEE_PHOTO_USE });
      return this.reader.getChanged(user, id);
    });
  }

  /** The person's own, in their employee record. @throws {AppError} NOT_FOUND without one, VALIDATION_FAILED on `fileId` */
  async setOwn(user: SignedInUser, fileId: string | null): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.employees.lockByUser(user.id);
      if (!employee || employee.archivedAt) throw notFound();
      await this.replace(user, employee, { fileId, use: OWN_PHOTO_USE });
    });
  }

  private async replace(
    user: SignedInUser,
    employee: EmployeeEntity,
    { fileId, use }: { fileId: string | null; use: string },
  ): Promise<void> {
    const { id, version, photoFileId: before } = employee;
    if (fileId) await this.files.attach(fileId, { use, recordId: id, user });
    if (before && before !== fileId) await this.files.remove(before);
    const done = await this.employees.update(id, version, { photoFileId: fileId, updatedBy: user.id });
    if (!done) throw new AppError('STALE_VERSION');
    await this.trail.record(id, { action: 'employee.setPhoto', by: user, before: employee });
    await this.news.announce(employee);
    await this.live.notify({ type: 'invalidate', tags: ['Photo'] }, { company: true });
  }
}
