import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { EMPLOYEE_PHOTO_USE, type Employee } from '@atrium/contracts';
import { DEMO_LOGINS } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import { FileUploads } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeePhoto } from '../employee/employee-photo.service.js';

/** Drawn for the demo: no living person is shown. */
const STAFF = DEMO_LOGINS.filter(({ role }) => role !== 'client');

/** Photos of those who can sign in to the demo company. */
@Injectable()
export class PortraitDemo {
  constructor(
    private readonly uploads: FileUploads,
    private readonly photos: EmployeePhoto,
  ) {}

  /** @param employees by email. Not inside `TenantDb.run`: no transaction waits for a picture. */
  async fill(admin: SignedInUser, employees: ReadonlyMap<string, Employee>): Promise<void> {
    for (const { email, firstName, lastName } of STAFF) {
      const employee = employees.get(email);
      if (!employee) continue;
      const name = `${firstName}-${lastName}.webp`.toLowerCase();
      const bytes = await readFile(new URL(`./portraits/${name}`, import.meta.url));
      const size = bytes.length;
      const { id } = await this.uploads.start(admin, { use: EMPLOYEE_PHOTO_USE, name, size });
      await this.uploads.add(admin, id, { start: 0, size, bytes: Readable.from([bytes]) });
      await this.uploads.finish(admin, id);
      await this.photos.set(admin, employee.id, { version: employee.version, fileId: id });
    }
  }
}
