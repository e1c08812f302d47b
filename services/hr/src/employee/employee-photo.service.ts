import { EMPLOYEE_PHOTO_USE, OWN_PHOTO_USE, type Employee, type SetPhoto } from '@atrium/contracts';
import { LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from './employee.repository.js';
import { EMPLOYEES, type EmployeeSteps } from './employee.record.js';

interface Photo {
  fileId: string | null;
  use: string;
}

/** Sets or removes an employee's photo. */
@Injectable()
export class EmployeePhoto {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly files: Files,
    private readonly live: LiveEvents,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  /** @throws {AppError} STALE_VERSION, EMPLOYEE_ARCHIVED, VALIDATION_FAILED on `fileId` */
  async set(user: SignedInUser, id: string, { version, fileId }: SetPhoto): Promise<Employee> {
    return this.replace(user, { id, version }, { fileId, use: EMPLOYEE_PHOTO_USE });
  }

  /**
   * Sets the person's own photo in their employee record. @throws {AppError} NOT_FOUND without a record,
   * VALIDATION_FAILED on `fileId`
   */
  async setOwn(user: SignedInUser, fileId: string | null): Promise<void> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.employees.lockByUser(user.id);
      if (!employee || employee.archivedAt) throw notFound();
      await this.replace(user, employee, { fileId, use: OWN_PHOTO_USE });
    });
  }

  private replace(
    user: SignedInUser,
    { id, version }: { id: string; version: number },
    { fileId, use }: Photo,
  ): Promise<Employee> {
    return this.steps.run(user, {
      step: 'setPhoto',
      id,
      version,
      change: async ({ photoFileId: before }) => {
        if (fileId) await this.files.attach(fileId, { use, recordId: id, user });
        if (before && before !== fileId) await this.files.remove(before);
        await this.live.publish({ type: 'invalidate', tags: ['Photo'] }, { company: true });
        return { photoFileId: fileId };
      },
    });
  }
}
