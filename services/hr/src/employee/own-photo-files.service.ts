import { EMPLOYEE_PHOTO_LIMIT, OWN_PHOTO_USE } from '@atrium/contracts';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EMPLOYEE_PHOTO_SIZES } from './employee-photo-files.service.js';
import { EmployeeRepository } from './employee.repository.js';

/** Photos that people set of themselves: all staff may, and every colleague sees them. */
@Injectable()
export class OwnPhotoFiles extends FileUse {
  readonly key = OWN_PHOTO_USE;
  readonly remote = 'hr';
  readonly accepts = 'images';
  readonly maxBytes = EMPLOYEE_PHOTO_LIMIT;
  readonly image: ImageSizes = EMPLOYEE_PHOTO_SIZES;

  constructor(private readonly employees: EmployeeRepository) {
    super();
  }

  mayUpload(): boolean {
    return true;
  }

  async isThere(employeeId: string): Promise<boolean> {
    const employee = await this.employees.find(employeeId);
    return employee?.archivedAt === null;
  }

  mayRead(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
