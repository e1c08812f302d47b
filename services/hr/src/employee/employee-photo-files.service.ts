import { EMPLOYEE, EMPLOYEE_PHOTO_LIMIT, EMPLOYEE_PHOTO_USE, passesCheck } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from './employee.repository.js';

/** Sizes of every photo of an employee, whoever sets it. */
export const EMPLOYEE_PHOTO_SIZES: ImageSizes = { full: 512, small: 96, square: true };

/** Photos of employees: people who may edit employees set them, every colleague sees them. */
@Injectable()
export class EmployeePhotoFiles extends FileUse {
  readonly key = EMPLOYEE_PHOTO_USE;
  readonly remote = 'hr';
  readonly accepts = 'images';
  readonly maxBytes = EMPLOYEE_PHOTO_LIMIT;
  readonly image = EMPLOYEE_PHOTO_SIZES;

  constructor(private readonly employees: EmployeeRepository) {
    super();
  }

  mayUpload(user: SignedInUser): boolean {
    return passesCheck(user, EMPLOYEE.check('update'));
  }

  async isThere(employeeId: string): Promise<boolean> {
    const employee = await this.employees.find(employeeId);
    return employee?.archivedAt === null;
  }

  /** Only staff can read files, and a photo is shown wherever a colleague's name is. */
  mayRead(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
