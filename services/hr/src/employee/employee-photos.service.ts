import { OWN_PHOTO_USE } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { PhotoSource, type OwnPhoto } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EmployeePhoto } from './employee-photo.service.js';
import { EmployeeRepository } from './employee.repository.js';

/** The photos of people with an account, for all pages of the portal. */
@Injectable()
export class EmployeePhotos extends PhotoSource {
  readonly remote = 'hr';

  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly photo: EmployeePhoto,
  ) {
    super();
  }

  async find({ companyId }: SignedInUser, userIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.run(companyId, () => this.employees.listPhotos(userIds));
    return new Map(rows.map(({ userId, fileId }) => [userId, fileId]));
  }

  /** A person has one photo: that of their employee record. */
  async findOwn({ companyId, id }: SignedInUser): Promise<OwnPhoto | null> {
    const employee = await this.db.run(companyId, () => this.employees.findByUser(id));
    if (!employee || employee.archivedAt) return null;
    return { fileId: employee.photoFileId, use: OWN_PHOTO_USE };
  }

  setOwn(user: SignedInUser, fileId: string | null): Promise<void> {
    return this.photo.setOwn(user, fileId);
  }
}
